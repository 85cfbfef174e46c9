import type { People } from '#database/connect.ts';
import { originOf } from '#identity/deps.ts';
import { invite } from '#identity/operator/invite.ts';
import { composeMail } from '#mail/compose-mail.ts';
import type { MailLanguage } from '#mail/language.ts';
import type { MailQueue } from '#mail/queue.ts';
import type { Clock } from '#runtime/clock.ts';

type Deps = { database: People; clock: Clock; mail: MailQueue; origin: string | (() => string) };

/** Allows an address to sign up and sends it an invitation. Throws IdentityError: INVALID_EMAIL, EMAIL_EXISTS. */
export async function invitePerson(deps: Deps, address: string, language: MailLanguage = 'en'): Promise<void> {
  const email = await invite(deps, address);
  const link = new URL('/signup', originOf(deps)).href;
  await deps.mail.enqueue(composeMail('invitation', language, { to: email, link }));
}
