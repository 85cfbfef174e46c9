import type { Language } from '#contract/language.ts';
import type { People } from '#database/connect.ts';
import { originOf } from '#identity/deps.ts';
import { inTransaction } from '#identity/in-transaction.ts';
import type { SignUpWay } from '#identity/operator/admit.ts';
import { invite } from '#identity/operator/invite.ts';
import { composeMail } from '#mail/compose-mail.ts';
import type { MailQueue } from '#mail/queue.ts';
import type { Clock } from '#runtime/clock.ts';

type Deps = {
  database: People;
  clock: Clock;
  mail: MailQueue;
  origin: string | (() => string);
  signUp: SignUpWay;
};

/**
 * Allows an address to sign up and sends it an invitation. Throws IdentityError: INVALID_EMAIL, EMAIL_EXISTS; and the
 * problem `sign-up-closed`.
 */
export async function invitePerson(deps: Deps, address: string, language: Language = 'en'): Promise<void> {
  await inTransaction(deps.database, async (trx) => {
    const email = await invite({ ...deps, database: trx }, address);
    const link = new URL('/signup', originOf(deps)).href;
    await deps.mail.enqueue(composeMail('invitation', language, { to: email, link }), trx);
  });
}
