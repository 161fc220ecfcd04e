export const plans = ['free', 'pro', 'agency'] as const;
export type Plan = (typeof plans)[number];

/** Which of a workspace's two limits a request counts against. */
export type Category = 'generation' | 'standard';

const requestsPerMinute: Record<Plan, Record<Category, number>> = {
  free: { generation: 10, standard: 100 },
  pro: { generation: 60, standard: 1_000 },
  agency: { generation: 300, standard: 5_000 },
};

/** Requests a minute of a caller who has not shown a valid key, counted per client address. */
export const anonymousRequestsPerMinute = 100;

export function requestLimit(plan: Plan, category: Category): number {
  return requestsPerMinute[plan][category];
}

/** Only paying workspaces have keys and may use them. */
export function hasApiAccess(plan: Plan): boolean {
  return plan !== 'free';
}

/** Accepted live jobs per calendar month, by plan. */
export type MonthlyQuotas = Record<Plan, number>;

/** The calendar month (UTC) that a job counts to, as its first day. */
export function monthOf(time: Date): string {
  return `${time.toISOString().slice(0, 7)}-01`;
}
