import { type RawBuilder, sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { DAY_MS } from '#runtime/clock.ts';

/** A mail server may refuse for a day or two what it takes again: a full mailbox, a domain that moves. */
const REFUSED_AFTER_MS = 3 * DAY_MS;

/** A mail server said that it takes no mail for an address; or it took one, which ends that. */
export async function noteAddress(
  people: People,
  address: string,
  { isRefused, nowMs }: { isRefused: boolean; nowMs: number },
): Promise<void> {
  const account = people.updateTable('account').where('email', '=', address.toLowerCase());
  if (isRefused)
    await account
      .set({
        refusing_address: sql`email`,
        refusing_since: sql`case when refusing_address = email then refusing_since else ${new Date(nowMs)} end`,
      })
      .execute();
  else
    await account
      .set({ refusing_address: null, refusing_since: null })
      .where('refusing_address', 'is not', null)
      .execute();
}

/** Whether an account's address has refused for days all that was sent: what nobody waits for is not sent any more. Of a row `account`. */
export function refusesMail(nowMs: number): RawBuilder<boolean> {
  return sql<boolean>`coalesce(account.refusing_address = account.email
    and account.refusing_since <= ${new Date(nowMs - REFUSED_AFTER_MS)}, false)`;
}
