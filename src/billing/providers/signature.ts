import { createHmac, timingSafeEqual } from 'node:crypto';
import { findUnstorable } from '#runtime/find-unstorable.ts';
import { Problem } from '#runtime/problem.ts';

/** Signs as Paddle Billing does, `ts=<seconds>;h1=<hex>`: HMAC-SHA256 over `ts:body`. */
export function signWebhook(body: string | Buffer, secret: string, nowMs: number): string {
  const ts = Math.floor(nowMs / 1_000);
  return `ts=${ts};h1=${digest(ts.toString(), body, secret).toString('hex')}`;
}

/**
 * Throws `webhook-refused` unless one of the signatures fits the body under one of our secrets and the time is close to
 * ours. There are two signatures while a secret is being replaced. `body` must be the received bytes.
 */
export function checkWebhook(
  header: string | string[] | undefined,
  body: Buffer,
  check: { secrets: readonly string[]; toleranceMs: number; nowMs: number },
): void {
  const parts = String(header ?? '')
    .split(/[;,]/)
    .map((part) => part.trim().split('='));
  const ts = parts.find(([name]) => name === 'ts')?.[1] ?? '';
  const signatures = parts.flatMap(([name, value = '']) =>
    name === 'h1' && /^[\da-f]{64}$/i.test(value) ? Buffer.from(value, 'hex') : [],
  );
  const isNear = /^\d{1,12}$/.test(ts) && Math.abs(check.nowMs - Number(ts) * 1_000) <= check.toleranceMs;
  let isOurs = false;
  for (const secret of check.secrets) {
    const expected = digest(ts, body, secret);
    for (const signature of signatures) if (timingSafeEqual(signature, expected)) isOurs = true;
  }
  if (!isNear || !isOurs) throw new Problem('webhook-refused');
}

/** Throws `invalid-input` for text that is not JSON, and for characters that the database cannot store. */
export function parseJson(body: Buffer): unknown {
  const json = read(body);
  const path = findUnstorable(json);
  if (path !== null)
    throw new Problem('invalid-input', {
      fields: [{ path, message: 'must be text without NUL characters or half surrogate pairs' }],
    });
  return json;
}

function read(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Problem('invalid-input', { detail: 'not valid JSON' });
  }
}

function digest(ts: string, body: string | Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${ts}:`).update(body).digest();
}
