const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Programs that take their answer by a scheme of their own; others have a dot in it, as RFC 8252 asks. */
const OWN_SCHEMES = new Set(['claude:', 'cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:', 'zed:']);

/**
 * Whether a code may be sent there: a page by https, or a program on the person's own machine. A browser follows it,
 * so that nothing that it would run as a script may be among them.
 */
export function isRedirectUri(uri: string): boolean {
  if (!URL.canParse(uri)) return false;
  const { protocol, hash, username, password } = new URL(uri);
  if (hash !== '' || username !== '' || password !== '') return false;
  return protocol === 'https:' || isLocalRedirect(uri);
}

/** Whether a program on the person's own machine takes it. */
export function isLocalRedirect(uri: string): boolean {
  const { protocol, hostname } = new URL(uri);
  if (protocol === 'http:') return LOOPBACK.has(hostname);
  return OWN_SCHEMES.has(protocol) || /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:$/.test(protocol);
}

/** Letter by letter, but for the port of a loopback address, which a program finds when it starts (RFC 8252). */
export function isSameRedirect(registered: string, asked: string): boolean {
  if (registered === asked) return true;
  if (!URL.canParse(asked)) return false;
  const [one, other] = [new URL(registered), new URL(asked)];
  if (one.protocol !== 'http:' || !LOOPBACK.has(one.hostname)) return false;
  one.port = '';
  other.port = '';
  return one.href === other.href;
}

/** Where the person is led, in a word that tells them: the host, or the scheme of a program. */
export function leadsTo(uri: string): string {
  const { protocol, host } = new URL(uri);
  return protocol === 'https:' || protocol === 'http:' ? host : `${protocol}//`;
}
