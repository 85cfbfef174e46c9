import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import type { Clock } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import { IdentityError } from '../identity-error.ts';
import { inTransaction } from '../in-transaction.ts';
import { recordEvent } from '../record-event.ts';
import { RESERVED_CLAIMS } from '../session/id-token.ts';
import type { Claims } from './account.ts';

export const MAX_CLAIMS_LENGTH = 1_000;

/**
 * Sets the given claims and leaves the others; null removes one. Tokens contain them from the next refresh on, and
 * `authenticate` returns them at once. Uses the caller's transaction if there is one. Throws FORBIDDEN_CLAIM,
 * CLAIMS_TOO_LARGE, `not-found`.
 */
export async function setClaims(
  deps: { database: People; clock: Clock },
  accountId: string,
  claims: Claims,
): Promise<void> {
  const forbidden = Object.keys(claims).find((name) => RESERVED_CLAIMS.has(name));
  if (forbidden) throw new IdentityError('FORBIDDEN_CLAIM', forbidden);
  await inTransaction(deps.database, async (trx) => {
    const row = await trx
      .updateTable('account')
      .set({ claims: sql`jsonb_strip_nulls(claims || ${JSON.stringify(claims)}::jsonb)` })
      .where('id', '=', accountId)
      .returning('claims')
      .executeTakeFirst();
    if (!row) throw new Problem('not-found');
    if (JSON.stringify(row.claims).length > MAX_CLAIMS_LENGTH) throw new IdentityError('CLAIMS_TOO_LARGE');
    await recordEvent(trx, 'claims-set', {
      accountId,
      nowMs: deps.clock.now(),
      detail: { claims: Object.keys(claims).join(' ') },
    });
  });
}
