import type { FastifyReply } from 'fastify';
import { IdentityError } from '../identity-error.ts';

/** An error of the transport: no key, no such path, no JSON. */
export class WireError extends Error {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string, message: string) {
    super(message);
    this.name = 'WireError';
    this.status = status;
    this.reason = reason;
  }
}

/** Answers in the only form that the SDK reads. Without a JSON body it would report a network error. */
export function replyWithError(reply: FastifyReply, error: unknown): FastifyReply {
  const { status, message, reason } = describe(error);
  if (message.startsWith('TOO_MANY_ATTEMPTS_TRY_LATER')) reply.header('retry-after', '60');
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({
      error: {
        code: status,
        message,
        errors: [{ message, reason: reason ? 'forbidden' : 'invalid', domain: 'global' }],
        ...(reason ? { status: reason } : {}),
      },
    });
}

function describe(error: unknown): { status: number; message: string; reason?: string } {
  if (error instanceof IdentityError) return { status: 400, message: error.message };
  if (error instanceof WireError) return { status: error.status, message: error.message, reason: error.reason };
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status === 429) return { status: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' };
  if (status < 500) return { status, message: 'INVALID_ARGUMENT', reason: 'INVALID_ARGUMENT' };
  return { status: 500, message: 'INTERNAL_ERROR', reason: 'INTERNAL' };
}
