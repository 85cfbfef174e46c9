import type { ProblemCode } from '#contract/problem.ts';
import { Problem, type ProblemExtras } from '#runtime/problem.ts';
import { FetchFailure } from '#tracker/fetch/fetch-failure.ts';

/** An error as plain data: a message between threads loses its class. */
export type SerializedError =
  | { kind: 'failure'; code: FetchFailure['code']; detail?: string; retryAfterSeconds: number | null }
  | { kind: 'problem'; code: ProblemCode; extras: ProblemExtras }
  | { kind: 'other'; name: string; message: string; stack?: string };

export function serializeError(error: unknown): SerializedError {
  if (error instanceof FetchFailure) {
    const { code, message, retryAfterSeconds } = error;
    return { kind: 'failure', code, detail: message.slice(code.length + 2) || undefined, retryAfterSeconds };
  }
  if (error instanceof Problem) return { kind: 'problem', code: error.code, extras: error.extras };
  if (!(error instanceof Error)) return { kind: 'other', name: 'Error', message: String(error) };
  return { kind: 'other', name: error.name, message: error.message, stack: error.stack };
}

export function deserializeError(serialized: SerializedError): Error {
  if (serialized.kind === 'failure') return new FetchFailure(serialized.code, serialized);
  if (serialized.kind === 'problem') return new Problem(serialized.code, serialized.extras);
  const { name, message, stack } = serialized;
  return Object.assign(new Error(message), { name, stack });
}
