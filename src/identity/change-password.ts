import { composeMail } from '#mail/compose-mail.ts';
import type { Account } from './account.ts';
import { languageOf } from './caller-language.ts';
import { type Caller, type IdentityDeps, originOf } from './deps.ts';
import { hashPassword } from './hash-password.ts';
import { checkNewPassword } from './password-policy.ts';
import { recordEvent } from './record-event.ts';
import { endAllSessions } from './session.ts';

/** Sets a new password, signs the account out everywhere and tells its owner. Throws WEAK_PASSWORD. */
export async function changePassword(
  deps: IdentityDeps,
  account: Account,
  password: string,
  caller: Caller,
): Promise<void> {
  checkNewPassword(password);
  const passwordHash = await hashPassword(password);
  const nowMs = deps.clock.now();
  await deps.database.transaction().execute(async (trx) => {
    await trx.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', account.id).execute();
    await endAllSessions(trx, account.id, nowMs);
    await recordEvent(trx, 'password-changed', { accountId: account.id, nowMs, address: caller.address });
  });
  await mailPasswordChanged(deps, account, caller);
}

export async function mailPasswordChanged(deps: IdentityDeps, account: Account, caller: Caller): Promise<void> {
  if (!account.email) return;
  const link = new URL('/password/reset', originOf(deps)).href;
  await deps.mail.enqueue(composeMail('password-changed', languageOf(caller, account), { to: account.email, link }));
}
