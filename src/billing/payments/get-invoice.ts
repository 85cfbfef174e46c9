import { Problem } from '#runtime/problem.ts';
import type { BillingDeps } from '../deps.ts';

/** The address of the invoice for one of the account's payments. Throws `not-found`. */
export async function getInvoice(deps: BillingDeps, accountId: string, transactionId: string): Promise<string> {
  const row = await deps.database
    .selectFrom('transaction')
    .select('id')
    .where('provider', '=', deps.provider.name)
    .where('id', '=', transactionId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const url = row ? await deps.provider.findInvoice(transactionId) : null;
  if (!url) throw new Problem('not-found');
  return url;
}
