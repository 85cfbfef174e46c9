import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../deps.ts';
import { WireError } from './wire-error.ts';

/** Parses the body by its schema. `snake_case` keys are accepted as `camelCase`. Throws INVALID_ARGUMENT. */
export function readBody<Schema extends z.ZodObject>(request: FastifyRequest, schema: Schema): z.output<Schema> {
  const body = request.body ?? {};
  const parsed = typeof body === 'object' ? schema.safeParse(pick(body as Record<string, unknown>, schema)) : null;
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

type Spelling = { camel: string; snake: string };
const spellings = new WeakMap<z.ZodObject, Spelling[]>();

function pick(body: Record<string, unknown>, schema: z.ZodObject): Record<string, unknown> {
  let fields = spellings.get(schema);
  if (!fields) {
    fields = Object.keys(schema.shape).map((camel) => ({ camel, snake: snakeCase(camel) }));
    spellings.set(schema, fields);
  }
  const picked: Record<string, unknown> = {};
  for (const { camel, snake } of fields) {
    const value = body[camel] === undefined ? body[snake] : body[camel];
    if (value !== undefined) picked[camel] = value;
  }
  return picked;
}

function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
