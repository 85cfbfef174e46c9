/** The best known services that lend an address for minutes; their other names too. */
const DOMAINS = new Set([
  ...['mailinator.com', 'guerrillamail.com', 'guerrillamail.net', 'guerrillamail.org', 'sharklasers.com', 'grr.la'],
  ...['10minutemail.com', '10minutemail.net', 'temp-mail.org', 'temp-mail.io', 'tempmail.com', 'tempmailo.com'],
  ...[
    'yopmail.com',
    'yopmail.fr',
    'yopmail.net',
    'trashmail.com',
    'trashmail.de',
    'throwawaymail.com',
    'dispostable.com',
  ],
  ...['getnada.com', 'maildrop.cc', 'mailnesia.com', 'mintemail.com', 'moakt.com', 'fakeinbox.com', 'mohmal.com'],
  ...['emailondeck.com', 'spamgourmet.com', 'mytemp.email', 'mailcatch.com', 'discard.email', 'burnermail.io'],
]);

/** Is this an address that is lent for minutes? Domains below a known one count. */
export function isDisposable(email: string): boolean {
  const labels = email
    .toLowerCase()
    .slice(email.lastIndexOf('@') + 1)
    .split('.');
  return labels.some((_, start) => DOMAINS.has(labels.slice(start).join('.')));
}
