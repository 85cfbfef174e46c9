import type { People } from '#database/connect.ts';
import { composeMail } from '#mail/compose-mail.ts';
import type { MailKind } from '#mail/templates/texts.ts';
import type { Account } from './account/account.ts';
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
