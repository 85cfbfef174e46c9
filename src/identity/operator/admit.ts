import type { People } from '#database/connect.ts';
import { IdentityError } from '../identity-error.ts';

const SIGN_UP_WAYS = ['open', 'invitation', 'closed'] as const;
/** Who may create an account: everybody, invited people, or only the first operator. */
export type SignUpWay = (typeof SIGN_UP_WAYS)[number];

/**
 * Checks that an address may sign up, and uses up its invitation. Call it in the transaction that inserts the account.
 * Throws ADMIN_ONLY_OPERATION.
 */
export async function admit(
  trx: People,
  email: string | null,
  { signUp = 'open', nowMs }: { signUp?: SignUpWay; nowMs: number },
): Promise<{ isOperator: boolean }> {
  const invitation = email === null ? undefined : await takeInvitation(trx, email, nowMs);
  const isOperator = invitation?.makes_operator ?? false;
  const mayCome = signUp === 'open' || isOperator || (signUp === 'invitation' && invitation !== undefined);
  if (!mayCome) throw new IdentityError('ADMIN_ONLY_OPERATION');
  return { isOperator };
}

async function takeInvitation(trx: People, email: string, nowMs: number) {
  return trx
    .deleteFrom('invitation')
    .where('email', '=', email)
    .where('expires_at', '>', new Date(nowMs))
    .returning('makes_operator')
    .executeTakeFirst();
}
