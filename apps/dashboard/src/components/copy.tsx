import { Button, Code, CopyButton, Group } from '@mantine/core';
import { Check, Copy as CopyIcon } from 'lucide-react';

/** A text to be taken elsewhere. */
export function Copyable({ value, label }: { value: string; label: string }) {
  return (
    <Group gap="xs" wrap="nowrap" align="center">
      <Code block style={{ flex: 1, overflowX: 'auto' }} aria-label={label}>
        {value}
      </Code>
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            onClick={copy}
            leftSection={copied ? <Check size={16} aria-hidden /> : <CopyIcon size={16} aria-hidden />}
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
