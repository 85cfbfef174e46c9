/** Hosts known to ignore dots in an address: with and without them it is the same person's. */
const IGNORES_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox that an address delivers to. It tells persons apart, never accounts. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [local, host] = [address.slice(0, at), address.slice(at + 1)];
  const name = local.replace(/(?<=.)\+.*$/, '');
  if (!IGNORES_DOTS.has(host)) return `${name}@${host}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}
