import { composeMail } from '#mail/compose-mail.ts';
import type { MailKind } from '#mail/templates/texts.ts';
import type { Account } from '../account/account.ts';
import { checkIsFree } from '../account/create-account.ts';
import { findAccountByEmail } from '../account/find-account.ts';
import { languageOf } from '../caller-language.ts';
import { type Caller, type IdentityDeps, isEnumerationProtected, originOf } from '../deps.ts';
import { canonicalEmail } from '../email-address.ts';
import { IdentityError } from '../identity-error.ts';
import { addressKey, countAttempt, emailKey } from '../limits/count-attempt.ts';
import { limitsOf } from '../limits/limits.ts';
import { getRecentTokenOwner, getTokenOwner } from '../session/token-owner.ts';
import { type ActionPurpose, createActionCode } from './action-code.ts';
import { actionLink, checkContinueUrl } from './action-link.ts';

export type ActionCodeRequest = {
  requestType?: string;
  email?: string;
  newEmail?: string;
  idToken?: string;
  continueUrl?: string;
  linkDomain?: string;
};

/** Mails a link. Returns the requested address, whether or not an account has it. */
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
      return sendSignInLink(deps, request, caller);
    case 'VERIFY_AND_CHANGE_EMAIL':
      return sendAddressChange(deps, request, caller);
    default:
      throw new IdentityError('INVALID_REQ_TYPE');
  }
}

async function sendVerification(deps: IdentityDeps, request: ActionCodeRequest, caller: Caller): Promise<string> {
  const { account } = await getTokenOwner(deps, request.idToken);
  if (!account.email) throw new IdentityError('MISSING_EMAIL');
  await countMail(deps, account.email, caller);
  await sendLink(deps, 'VERIFY_EMAIL', { account, to: account.email, isSent: true }, request, caller);
  return account.email;
}

async function sendPasswordReset(deps: IdentityDeps, request: ActionCodeRequest, caller: Caller): Promise<string> {
  const email = canonicalEmail(request.email);
  await countMail(deps, email, caller);
  const found = await findAccountByEmail(deps, email);
  if (!found && !isEnumerationProtected(deps)) throw new IdentityError('EMAIL_NOT_FOUND');
  // an unknown address causes the same writes, so that neither the answer nor its time tells anything
  const account = found?.isDisabled ? null : found;
  await sendLink(deps, 'PASSWORD_RESET', { account, to: email, isSent: account !== null }, request, caller);
  return email;
}

/** Sent to any address: the account is created when the link is opened. */
async function sendSignInLink(deps: IdentityDeps, request: ActionCodeRequest, caller: Caller): Promise<string> {
  const email = canonicalEmail(request.email);
  if (!request.continueUrl) throw new IdentityError('MISSING_CONTINUE_URI');
  await countMail(deps, email, caller);
  const account = await findAccountByEmail(deps, email);
  await sendLink(deps, 'EMAIL_SIGNIN', { account, to: email, isSent: !account?.isDisabled }, request, caller);
  return email;
}

/** Sent to the new address: it becomes the account's when its owner confirms it there. */
async function sendAddressChange(deps: IdentityDeps, request: ActionCodeRequest, caller: Caller): Promise<string> {
  const { account } = await getRecentTokenOwner(deps, request.idToken);
  if (!request.newEmail) throw new IdentityError('MISSING_NEW_EMAIL');
  const newEmail = canonicalEmail(request.newEmail);
  await countMail(deps, newEmail, caller);
  if (!isEnumerationProtected(deps)) await checkIsFree(deps.database, newEmail);
  const holder = await findAccountByEmail(deps, newEmail);
  const sent = { account, to: newEmail, newEmail, isSent: holder === null };
  await sendLink(deps, 'VERIFY_AND_CHANGE_EMAIL', sent, request, caller);
  return account.email ?? newEmail;
}

const MAIL_KINDS: Record<Exclude<ActionPurpose, 'RECOVER_EMAIL'>, MailKind> = {
  VERIFY_EMAIL: 'verify-email',
  PASSWORD_RESET: 'reset-password',
  EMAIL_SIGNIN: 'sign-in-link',
  VERIFY_AND_CHANGE_EMAIL: 'change-address',
};

async function sendLink(
  deps: IdentityDeps,
  purpose: keyof typeof MAIL_KINDS,
  { account, to, newEmail, isSent }: { account: Account | null; to: string; newEmail?: string; isSent: boolean },
  { continueUrl }: ActionCodeRequest,
  caller: Caller,
): Promise<void> {
  const language = languageOf(caller, account);
  const isForAnybody = purpose === 'EMAIL_SIGNIN' && isSent;
  const owner = {
    accountId: account?.id ?? null,
    email: account?.email ?? (isForAnybody ? to : ''),
    ...(newEmail ? { newEmail } : {}),
  };
  const code = await createActionCode(deps.database, purpose, owner, deps.clock.now());
  const link = actionLink(deps, { purpose, code, language, continueUrl });
  const mail = composeMail(MAIL_KINDS[purpose], language, { to, link });
  await (isSent ? deps.mail.enqueue(mail) : deps.mail.pretend(mail));
}

async function countMail(deps: IdentityDeps, email: string, caller: Caller): Promise<void> {
  const limits = limitsOf(deps);
  const nowMs = deps.clock.now();
  const byAddress = { key: addressKey('mail', caller.address), limit: limits.mailPerAddress };
  const byEmail = { key: emailKey('mail', email), limit: limits.mailPerEmail };
  await countAttempt(deps.database, nowMs, byAddress, byEmail);
}
