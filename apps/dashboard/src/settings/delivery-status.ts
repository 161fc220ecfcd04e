import type { DeliveryStatus } from '@blazon/contracts';

export const statuses: Record<DeliveryStatus, { label: string; color: string }> = {
  pending: { label: 'pending', color: 'azure' },
  delivered: { label: 'delivered', color: 'green' },
  undeliverable: { label: 'undeliverable', color: 'red' },
  not_configured: { label: 'no URL', color: 'gray' },
  skipped: { label: 'too old', color: 'gray' },
};
