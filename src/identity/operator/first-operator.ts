import type { People } from '#database/connect.ts';
import { type Clock, DAY_MS } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import { findAccountByEmail } from '../account/find-account.ts';
import { canonicalEmail } from '../email-address.ts';
import { inTransaction } from '../in-transaction.ts';
import { hashSecret, isSecret, newSecret } from '../random-id.ts';
import { invite } from './invite.ts';
import { hasOperator, setOperator } from './set-operator.ts';

type Deps = { database: People; clock: Clock };

/**
 * A code, valid for a day, for the address that makes the first operator; null if there is one. Other processes' codes
 * stay valid.
 */
export async function makeOperatorCode({ database, clock }: Deps): Promise<string | null> {
  if (await hasOperator(database)) return null;
  const code = newSecret();
  const nowMs = clock.now();
  await database.deleteFrom('operator_code').where('expires_at', '<=', new Date(nowMs)).execute();
  await database
    .insertInto('operator_code')
    .values({ code_hash: hashSecret(code), expires_at: new Date(nowMs + DAY_MS) })
    .execute();
  return code;
}

/**
 * Makes an address the first operator's, with the code: its account becomes the operator's, or it is invited to sign up
 * as one. Works once. Throws `not-found` if the code is invalid or there is an operator already; INVALID_EMAIL.
 */
export async function claimOperator({ database, clock }: Deps, code: string, address: string): Promise<void> {
  const email = canonicalEmail(address);
  if (!isSecret(code)) throw new Problem('not-found');
  await inTransaction(database, async (trx) => {
    const used = await trx
      .deleteFrom('operator_code')
      .where('code_hash', '=', hashSecret(code))
      .where('expires_at', '>', new Date(clock.now()))
      .returning('code_hash')
      .executeTakeFirst();
    if (!used || (await hasOperator(trx))) throw new Problem('not-found');
    await trx.deleteFrom('operator_code').execute();
    const account = await findAccountByEmail({ database: trx }, email);
    if (account) await setOperator(trx, account.id, true);
    else await invite({ database: trx, clock }, email, { makesOperator: true });
  });
}
