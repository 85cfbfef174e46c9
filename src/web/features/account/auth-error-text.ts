import i18next from 'i18next';

/** The sentence for an error of the identity SDK. */
export function authErrorText(error: unknown): string {
  return authText(codeOf(error));
}

const REFUSED_PASSWORD = ['invalid-credential', 'wrong-password', 'invalid-login-credentials'];

/** The same for a signed-in user: a refused sign-in can then only mean a wrong password. */
export function memberErrorText(error: unknown): string {
  return REFUSED_PASSWORD.includes(codeOf(error)) ? authText('wrong-current-password') : authErrorText(error);
}

/** `code` without the SDK's `auth/`. */
export function authText(code: string): string {
  const key = `auth.${code}`;
  return i18next.t((i18next.exists(key) ? key : 'auth.unknown') as 'auth.unknown');
}

export function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
  return code.replace(/^auth\//, '');
}
