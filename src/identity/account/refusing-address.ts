import { type RawBuilder, sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { DAY_MS } from '#runtime/clock.ts';

/** A mail server may refuse mail for a day or two and then accept it again: a full mailbox, a domain that moves. */
const REFUSED_AFTER_MS = 3 * DAY_MS;

/** Records that a mail server refused an address, or accepted mail for it, which ends a refusal. */
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

/**
 * Whether an account's address has refused all mail for days. Only mail that somebody waits for is still sent to it.
 * Needs a row `account`.
 */
export function refusesMail(nowMs: number): RawBuilder<boolean> {
  return sql<boolean>`coalesce(account.refusing_address = account.email
    and account.refusing_since <= ${new Date(nowMs - REFUSED_AFTER_MS)}, false)`;
}
