import type { People } from '#database/connect.ts';
import { type Clock, DAY_MS } from '#runtime/clock.ts';
import { checkIsFree } from '../account/create-account.ts';
import { canonicalEmail } from '../email-address.ts';

export const INVITED_FOR_MS = 14 * DAY_MS;

/**
 * Lets an address sign up for two weeks, whatever the sign-up setting. Returns the canonical address. Throws
 * INVALID_EMAIL, EMAIL_EXISTS.
 */
export async function invite(
  { database, clock }: { database: People; clock: Clock },
  address: string,
  { makesOperator = false }: { makesOperator?: boolean } = {},
): Promise<string> {
  const email = canonicalEmail(address);
  await checkIsFree(database, email);
  const nowMs = clock.now();
  const invitation = {
    makes_operator: makesOperator,
    invited_at: new Date(nowMs),
    expires_at: new Date(nowMs + INVITED_FOR_MS),
  };
  await database
    .insertInto('invitation')
    .values({ email, ...invitation })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(invitation))
    .execute();
  return email;
}
