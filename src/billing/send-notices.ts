import type { BillingDeps } from './deps.ts';

export async function sendNotices(_deps: BillingDeps, _accountId: string): Promise<void> {}
export async function sendDueNotices(_deps: BillingDeps): Promise<void> {}
