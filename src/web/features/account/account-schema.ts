import { z } from 'zod';

export const MIN_PASSWORD_LENGTH = 8;

/** Messages are codes of the `auth` texts. */
export const EmailField = z.string().trim().min(1, 'missing-email').pipe(z.email('invalid-email'));
export const PasswordField = z.string().min(1, 'missing-password');
export const NewPasswordField = PasswordField.min(MIN_PASSWORD_LENGTH, 'weak-password');
