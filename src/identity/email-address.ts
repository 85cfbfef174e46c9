import { IdentityError } from './identity-error.ts';

const FORM =
  /^[^\s@<>"(),:;\\[\]\p{Cc}]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;
const MAX_LENGTH = 254;

/** The one spelling in which an address is stored. Throws MISSING_EMAIL, INVALID_EMAIL. */
export function canonicalEmail(email: string | undefined): string {
  if (!email) throw new IdentityError('MISSING_EMAIL');
  const canonical = findCanonicalEmail(email);
  if (!canonical) throw new IdentityError('INVALID_EMAIL');
  return canonical;
}

/** The same; null if it is not a valid address. */
export function findCanonicalEmail(email: string): string | null {
  const canonical = email.trim().normalize('NFC').toLowerCase();
  return canonical.length <= MAX_LENGTH && FORM.test(canonical) ? canonical : null;
}
