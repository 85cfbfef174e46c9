import { z } from 'zod';

export const MIN_PASSWORD_LENGTH = 8;

/** Messages are codes of the `auth` texts. */
export const EmailField = z.string().trim().min(1, 'missing-email').pipe(z.email('invalid-email'));
export const PasswordField = z.string().min(1, 'missing-password');
export const NewPasswordField = PasswordField.min(MIN_PASSWORD_LENGTH, 'weak-password');
/** Authenticator apps show the code in two groups, so spaces are removed. */
export const CodeField = z
  .string()
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'incomplete-code'));
