import type { MultiFactorError } from 'firebase/auth';
import { codeOf } from '../auth-error-text.ts';

/** Whether the error only means that the second factor is needed. */
export function isSecondFactorRequired(error: unknown): error is MultiFactorError {
  return codeOf(error) === 'multi-factor-auth-required';
}
