import type { People } from '#database/connect.ts';
import { composeMail } from '#mail/compose-mail.ts';
import { createActionCode } from '../action-code/action-code.ts';
import { actionLink } from '../action-code/action-link.ts';
import { languageOf } from '../caller-language.ts';
import type { Caller, IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { inTransaction } from '../in-transaction.ts';
import { recordEvent } from '../record-event.ts';
import { endAllSessions } from '../session/session.ts';
import type { Account } from './account.ts';

/**
 * Gives an account another address and ends its sessions. The old address gets a mail with a link that undoes the
 * change, unless it was never confirmed: then it may be a stranger's. Throws EMAIL_EXISTS.
 */
export async function changeEmail(
  deps: IdentityDeps,
  account: Account,
  to: { email: string; isVerified: boolean },
  caller: Caller,
): Promise<void> {
  const nowMs = deps.clock.now();
  const isTold = account.email !== null && (account.emailVerified || deps.emulation !== undefined);
  await inTransaction(deps.database, async (trx) => {
    await setEmail(trx, account.id, to);
    await endAllSessions(trx, account.id, nowMs);
    await recordEvent(trx, 'email-changed', { accountId: account.id, nowMs, address: caller.address });
    if (!isTold) return;
    const language = languageOf(caller, account);
    const owner = { accountId: account.id, email: account.email ?? '', newEmail: to.email };
    const code = await createActionCode(trx, 'RECOVER_EMAIL', owner, nowMs);
    const link = actionLink(deps, { purpose: 'RECOVER_EMAIL', code, language });
    const mail = composeMail('address-changed', language, { to: account.email!, newEmail: to.email, link });
    await deps.mail.enqueue(mail, trx);
  });
}

/** Throws EMAIL_EXISTS. If two accounts want one address at once, the later one gets the error. */
export async function setEmail(
  trx: People,
  accountId: string,
  to: { email: string; isVerified: boolean },
): Promise<void> {
  try {
    await trx
      .updateTable('account')
      .set({ email: to.email, email_verified: to.isVerified })
      .where('id', '=', accountId)
      .execute();
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new IdentityError('EMAIL_EXISTS');
    throw error;
  }
}

const UNIQUE_VIOLATION = '23505';
