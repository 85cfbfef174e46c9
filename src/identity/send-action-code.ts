import { composeMail } from '#mail/compose-mail.ts';
import { createActionCode } from './action-code.ts';
import { actionLink, checkContinueUrl } from './action-link.ts';
import { languageOf } from './caller-language.ts';
import { addressKey, countAttempt, emailKey } from './count-attempt.ts';
import { type Caller, type IdentityDeps, isEnumerationProtected, originOf } from './deps.ts';
import { canonicalEmail } from './email-address.ts';
import { findAccountByEmail } from './find-account.ts';
import { IdentityError } from './identity-error.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { getTokenOwner } from './token-owner.ts';

export type ActionCodeRequest = {
  requestType?: string;
  email?: string;
  idToken?: string;
  continueUrl?: string;
  linkDomain?: string;
};

/** Mails a link. Answers with the address it was asked for, whether or not anybody has it. */
export async function sendActionCode(deps: IdentityDeps, request: ActionCodeRequest, caller: Caller): Promise<string> {
  if (!request.requestType) throw new IdentityError('MISSING_REQ_TYPE');
  if (request.continueUrl !== undefined) checkContinueUrl(deps, request.continueUrl);
  if (request.linkDomain && request.linkDomain !== new URL(originOf(deps)).host) {
    throw new IdentityError('INVALID_HOSTING_LINK_DOMAIN');
  }
  switch (request.requestType) {
    case 'VERIFY_EMAIL':
      return sendVerification(deps, request, caller);
    case 'PASSWORD_RESET':
      return sendPasswordReset(deps, request, caller);
    case 'EMAIL_SIGNIN':
    case 'VERIFY_AND_CHANGE_EMAIL':
      throw new IdentityError('OPERATION_NOT_ALLOWED');
    default:
      throw new IdentityError('INVALID_REQ_TYPE');
  }
}

async function sendVerification(deps: IdentityDeps, request: ActionCodeRequest, caller: Caller): Promise<string> {
  if (!request.idToken) throw new IdentityError('MISSING_ID_TOKEN');
  const { account } = await getTokenOwner(deps, request.idToken);
  if (!account.email) throw new IdentityError('MISSING_EMAIL');
  await countMail(deps, account.email, caller);
  const nowMs = deps.clock.now();
  const code = await createActionCode(
    deps.database,
    'VERIFY_EMAIL',
    { accountId: account.id, email: account.email },
    nowMs,
  );
  const language = languageOf(caller, account);
  const link = actionLink(deps, { purpose: 'VERIFY_EMAIL', code, language, continueUrl: request.continueUrl });
  await deps.mail.enqueue(composeMail('verify-email', language, { to: account.email, link }));
  return account.email;
}

async function sendPasswordReset(deps: IdentityDeps, request: ActionCodeRequest, caller: Caller): Promise<string> {
  const email = canonicalEmail(request.email);
  await countMail(deps, email, caller);
  const found = await findAccountByEmail(deps, email);
  if (!found && !isEnumerationProtected(deps)) throw new IdentityError('EMAIL_NOT_FOUND');
  // the same writes for an address nobody has: the answer and its time say nothing
  const account = found?.isDisabled ? null : found;
  const owner = { accountId: account?.id ?? null, email: account ? email : '' };
  const code = await createActionCode(deps.database, 'PASSWORD_RESET', owner, deps.clock.now());
  const language = languageOf(caller, account);
  const link = actionLink(deps, { purpose: 'PASSWORD_RESET', code, language, continueUrl: request.continueUrl });
  const mail = composeMail('reset-password', language, { to: email, link });
  await deps.mail.enqueue(account ? mail : null);
  return email;
}

async function countMail(deps: IdentityDeps, email: string, caller: Caller): Promise<void> {
  const limits = { ...DEFAULT_LIMITS, ...deps.limits };
  const nowMs = deps.clock.now();
  await countAttempt(deps.database, addressKey('mail', caller.address), limits.mailPerAddress, nowMs);
  await countAttempt(deps.database, emailKey('mail', email), limits.mailPerEmail, nowMs);
}
