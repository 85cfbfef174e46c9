import i18next from 'i18next';

/** The sentence for what the identity SDK threw. */
export function authErrorText(error: unknown): string {
  return authText(codeOf(error));
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
