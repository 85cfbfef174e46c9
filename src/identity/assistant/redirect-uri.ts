const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Programs with their own URI scheme. All other schemes must contain a dot, as RFC 8252 requires. */
const OWN_SCHEMES = new Set(['claude:', 'cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:', 'zed:']);

/**
 * Whether a code may be sent to this address: a page by https, or a program on the person's own machine. A browser
 * follows the redirect, so schemes that it would run as a script must not pass.
 */
export function isRedirectUri(uri: string): boolean {
  if (!URL.canParse(uri)) return false;
  const { protocol, hash, username, password } = new URL(uri);
  if (hash !== '' || username !== '' || password !== '') return false;
  return protocol === 'https:' || isLocalRedirect(uri);
}

/** Whether a program on the person's own machine receives it. */
export function isLocalRedirect(uri: string): boolean {
  const { protocol, hostname } = new URL(uri);
  if (protocol === 'http:') return LOOPBACK.has(hostname);
  return OWN_SCHEMES.has(protocol) || /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:$/.test(protocol);
}

/** Compares exactly, except for the port of a loopback address, which a program chooses when it starts (RFC 8252). */
export function isSameRedirect(registered: string, asked: string): boolean {
  if (registered === asked) return true;
  if (!URL.canParse(asked)) return false;
  const [one, other] = [new URL(registered), new URL(asked)];
  if (one.protocol !== 'http:' || !LOOPBACK.has(one.hostname)) return false;
  one.port = '';
  other.port = '';
  return one.href === other.href;
}

/** The redirect target in a short form that people recognize: the host, or a program's scheme. */
export function leadsTo(uri: string): string {
  const { protocol, host } = new URL(uri);
  return protocol === 'https:' || protocol === 'http:' ? host : `${protocol}//`;
}
