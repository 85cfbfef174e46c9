import type { Language } from '#contract/language.ts';
import { type IdentityDeps, originOf } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import type { ActionPurpose } from './action-code.ts';

const MODES: Record<ActionPurpose, string> = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
  EMAIL_SIGNIN: 'signIn',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

type LinkDeps = Pick<IdentityDeps, 'origin' | 'apiKey' | 'authorizedDomains'>;

/** The link in a mail, to our own page at the configured origin. */
export function actionLink(
  deps: LinkDeps,
  action: { purpose: ActionPurpose; code: string; language: Language; continueUrl?: string },
): string {
  const link = new URL('/auth/action', originOf(deps));
  link.searchParams.set('mode', MODES[action.purpose]);
  link.searchParams.set('oobCode', action.code);
  link.searchParams.set('apiKey', typeof deps.apiKey === 'string' ? deps.apiKey : (deps.apiKey[0] ?? 'any'));
  if (action.continueUrl) link.searchParams.set('continueUrl', action.continueUrl);
  link.searchParams.set('lang', action.language);
  return link.href;
}

/** Throws INVALID_CONTINUE_URI, UNAUTHORIZED_DOMAIN. */
export function checkContinueUrl(deps: LinkDeps, continueUrl: string): void {
  const url = URL.canParse(continueUrl) ? new URL(continueUrl) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new IdentityError('INVALID_CONTINUE_URI');
  }
  if (!isAuthorizedOrigin(deps, url))
    throw new IdentityError('UNAUTHORIZED_DOMAIN', 'Domain not allowlisted by project');
}

/** Accepts https on its default port. If the domain is this machine, any port and http are allowed too. */
export function isAuthorizedOrigin(deps: LinkDeps, url: URL): boolean {
  if (url.origin === originOf(deps)) return true;
  if (!deps.authorizedDomains.includes(url.hostname)) return false;
  const isThisMachine = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return isThisMachine || (url.protocol === 'https:' && url.port === '');
}
