/** Hosts that are known to deliver an address with dots and one without to the same person. */
const IGNORES_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** Where a mail to an address arrives: to tell persons apart, never accounts. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [local, host] = [address.slice(0, at), address.slice(at + 1)];
  const name = local.replace(/(?<=.)\+.*$/, '');
  if (!IGNORES_DOTS.has(host)) return `${name}@${host}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}
