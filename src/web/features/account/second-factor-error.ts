import type { MultiFactorError } from 'firebase/auth';
import { codeOf } from './auth-error-text.ts';

/** A refusal that only asks for the second factor. */
export function isSecondFactorRequired(error: unknown): error is MultiFactorError {
  return codeOf(error) === 'multi-factor-auth-required';
}
