import { IdentityError } from '../identity-error.ts';

const MIN_PASSWORD_LENGTH = 8;
const MAX_PASSWORD_BYTES = 4_096;

/** Throws if the password is not allowed. Length counts characters, not UTF-16 units. */
export function checkNewPassword(password: string): void {
  if ([...password.normalize('NFC')].length < MIN_PASSWORD_LENGTH) {
    throw new IdentityError('WEAK_PASSWORD', `Password should be at least ${MIN_PASSWORD_LENGTH} characters`);
  }
  if (isTooLong(password)) {
    throw new IdentityError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', 'Password is too long');
  }
}

/** No account can have a password this long, so it is not worth hashing. */
export function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > MAX_PASSWORD_BYTES;
}

/** The policy as `GET /v2/passwordPolicy` publishes it. */
export const PASSWORD_POLICY = {
  schemaVersion: 1,
  customStrengthOptions: { minPasswordLength: MIN_PASSWORD_LENGTH, maxPasswordLength: MAX_PASSWORD_BYTES },
  allowedNonAlphanumericCharacters: [],
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
};
