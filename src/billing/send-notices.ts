import type { BillingDeps } from './deps.ts';

/** Placeholder. */
export async function sendNotices(_deps: BillingDeps, _accountId: string): Promise<void> {}
