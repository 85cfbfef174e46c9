import type { Database } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import { type Account, accountOf, selectAccounts } from './account.ts';
import { findCanonicalEmail } from './email-address.ts';

type Deps = { database: Database };

export async function findAccount(deps: Deps, accountId: string): Promise<Account | null> {
  const row = await selectAccounts(deps.database).where('account.id', '=', accountId).executeTakeFirst();
  return row ? accountOf(row) : null;
}

export async function findAccountByEmail(deps: Deps, email: string): Promise<Account | null> {
  const canonical = findCanonicalEmail(email);
  if (!canonical) return null;
  const row = await selectAccounts(deps.database).where('account.email', '=', canonical).executeTakeFirst();
  return row ? accountOf(row) : null;
}

/** Throws `not-found`. */
export async function getAccount(deps: Deps, accountId: string): Promise<Account> {
  const account = await findAccount(deps, accountId);
  if (!account) throw new Problem('not-found');
  return account;
}
