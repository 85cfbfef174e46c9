import type { People } from '#database/connect.ts';
import { composeMail } from '#mail/compose-mail.ts';
import { mailLocale } from '#mail/language.ts';
import type { MailKind } from '#mail/templates/texts.ts';
import { oneLine } from '#runtime/one-line.ts';
import type { Account } from './account/account.ts';
import { getAccount } from './account/find-account.ts';
import { languageOf } from './caller-language.ts';
import { type Caller, type IdentityDeps, originOf } from './deps.ts';

/**
 * Tells an account's owner what is done to it, in the transaction that does it. The button leads to a new password, in
 * case somebody else did it.
 */
export async function mailOwner(
  trx: People,
  deps: Pick<IdentityDeps, 'mail' | 'origin'>,
  kind: MailKind,
  account: Account,
  caller: Pick<Caller, 'locale'>,
): Promise<void> {
  if (!account.email) return;
  const link = new URL('/password/reset', originOf(deps)).href;
  await deps.mail.enqueue(composeMail(kind, languageOf(caller, account), { to: account.email, link }), trx);
}

/**
 * Tells an account's owner which program may now act in their name, since when, in the transaction that lets it in. The
 * button leads to the profile, where its access is ended.
 */
export async function mailAboutProgram(
  trx: People,
  deps: Pick<IdentityDeps, 'clock' | 'mail' | 'origin'>,
  kind: 'key-made' | 'assistant-let',
  { accountId, name }: { accountId: string; name: string },
): Promise<void> {
  const account = await getAccount({ database: trx }, accountId);
  if (!account.email) return;
  const language = languageOf({}, account);
  const time = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  const values = {
    to: account.email,
    name: `\u2068${oneLine(name)}\u2069`,
    date: new Intl.DateTimeFormat(mailLocale(language), time).format(deps.clock.now()),
    link: new URL('/profile', originOf(deps)).href,
  };
  await deps.mail.enqueue(composeMail(kind, language, values), trx);
}
