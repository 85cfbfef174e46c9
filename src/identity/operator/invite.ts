import type { People } from '#database/connect.ts';
import { type Clock, DAY_MS } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import { checkIsFree } from '../account/create-account.ts';
import { canonicalEmail } from '../email-address.ts';
import type { SignUpWay } from './admit.ts';

export const INVITED_FOR_MS = 14 * DAY_MS;

/**
 * Lets an address sign up for two weeks. Returns the canonical address. Throws INVALID_EMAIL, EMAIL_EXISTS; and
 * `sign-up-closed` where the invitation would let nobody in.
 */
export async function invite(
  { database, clock, signUp }: { database: People; clock: Clock; signUp?: SignUpWay },
  address: string,
  { makesOperator = false }: { makesOperator?: boolean } = {},
): Promise<string> {
  const email = canonicalEmail(address);
  await checkIsFree(database, email);
  if (signUp === 'closed' && !makesOperator) throw new Problem('sign-up-closed');
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
