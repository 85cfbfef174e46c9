import { askPreparedText } from '#database/ask-prepared.ts';
import type { People } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import { findCanonicalEmail } from '../email-address.ts';
import { ACCOUNT_JSON, type Account, type AccountJson, accountOf } from './account.ts';

type Deps = { database: People };

const BY_ID = `select ${ACCOUNT_JSON} as account from account where id = $1`;
const BY_EMAIL = `select ${ACCOUNT_JSON} as account from account where email = $1`;

export async function findAccount(deps: Deps, accountId: string): Promise<Account | null> {
  return findOne(deps, BY_ID, accountId);
}

export async function findAccountByEmail(deps: Deps, email: string): Promise<Account | null> {
  const canonical = findCanonicalEmail(email);
  if (!canonical) return null;
  return findOne(deps, BY_EMAIL, canonical);
}

/** Throws `not-found`. */
export async function getAccount(deps: Deps, accountId: string): Promise<Account> {
  const account = await findAccount(deps, accountId);
  if (!account) throw new Problem('not-found');
  return account;
}

async function findOne(deps: Deps, statement: string, value: string): Promise<Account | null> {
  const [row] = await askPreparedText<{ account: AccountJson }>(deps.database, statement, [value]);
  return row ? accountOf(row.account) : null;
}
