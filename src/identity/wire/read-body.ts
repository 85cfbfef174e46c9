import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../deps.ts';
import { WireError } from './wire-error.ts';

/** PostgreSQL keeps every character but NUL. */
export const text = z
  .string()
  .max(16_384)
  .refine((value) => !value.includes('\0'));

/** A field that may be left out, or null, which means the same. */
export const optionalText = text.nullish().transform((value) => value ?? undefined);

/** The body by its schema; `snake_case` keys count as `camelCase`. Throws INVALID_ARGUMENT. */
export function readBody<Schema extends z.ZodType>(request: FastifyRequest, schema: Schema): z.output<Schema> {
  const body = request.body ?? {};
  const parsed = typeof body === 'object' ? schema.safeParse(camelKeys(body)) : null;
  if (parsed?.success) return parsed.data;
  const path = parsed?.error.issues[0]?.path.join('.') ?? '';
  throw new WireError(400, 'INVALID_ARGUMENT', `Invalid JSON payload received. ${path}`.trim());
}

export function callerOf(request: FastifyRequest): Caller {
  const locale = request.headers['x-firebase-locale'];
  return {
    address: request.ip,
    locale: typeof locale === 'string' ? locale : undefined,
    userAgent: request.headers['user-agent'],
  };
}

function camelKeys(body: object): object {
  if (!Object.keys(body).some((key) => key.includes('_'))) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key.includes('_') ? camelCase(key) : key, value]),
  );
}

function camelCase(key: string): string {
  return key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
