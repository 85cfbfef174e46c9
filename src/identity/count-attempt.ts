import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import { askKept } from '#database/ask-kept.ts';
import type { Database } from '#database/connect.ts';
import { tooManyAttempts } from './identity-error.ts';
import type { DelayLimit, WindowLimit } from './limits.ts';

/**
 * Counts a try before its outcome is known, so that a hundred at once are no way round the limit. Throws
 * TOO_MANY_ATTEMPTS_TRY_LATER while the subject is paused; a refused try does not make the pause longer.
 */
export async function countAttempt(
  database: Database,
  key: string,
  limit: DelayLimit | WindowLimit,
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs);
  const counted = 'windowMs' in limit ? countInWindow(key, limit, nowMs) : countWithDelay(key, limit, nowMs);
  // a count that is lost with the machine does no harm: the commit is not waited for
  const rows = await askKept(
    database,
    sql`
    insert into attempt as a (key, count, blocked_until, forgotten_at) ${counted}
    where a.blocked_until is null or a.blocked_until <= ${now} or a.forgotten_at <= ${now}
    returning a.count, set_config('synchronous_commit', 'off', true)`,
  );
  if (rows.length === 0) throw tooManyAttempts();
}

function countInWindow(key: string, limit: WindowLimit, nowMs: number) {
  const now = new Date(nowMs);
  const end = new Date(nowMs + limit.windowMs);
  const first = limit.count <= 1 ? end : null;
  return sql`
    values (${key}, 1, ${first}::timestamptz, ${end}::timestamptz)
    on conflict (key) do update set
      count = case when a.forgotten_at <= ${now} then 1 else a.count + 1 end,
      blocked_until = case
        when a.forgotten_at <= ${now} then ${first}
        when a.count + 1 >= ${limit.count} then a.forgotten_at end,
      forgotten_at = case when a.forgotten_at <= ${now} then ${end} else a.forgotten_at end`;
}

function countWithDelay(key: string, limit: DelayLimit, nowMs: number) {
  const now = new Date(nowMs);
  return sql`
    values (${key}, 1, null::timestamptz, ${new Date(nowMs + limit.forgottenAfterMs)}::timestamptz)
    on conflict (key) do update set
      count = case when a.forgotten_at <= ${now} then 1 else a.count + 1 end,
      blocked_until = case when a.forgotten_at > ${now} and a.count + 1 >= ${limit.free} then
        ${now}::timestamptz + least(
          ${limit.firstDelayMs}::float8 * power(2, least(a.count + 1 - ${limit.free}, 30)),
          ${limit.maxDelayMs}::float8) * interval '1 millisecond' end,
      forgotten_at = ${new Date(nowMs + limit.forgottenAfterMs)}`;
}

/** Forgets the failures of one subject after a success, and takes the try itself back from another. */
export async function forgiveAttempt(database: Database, forgottenKey: string, refundedKey: string): Promise<void> {
  await askKept(
    database,
    sql`
    with forgotten as (delete from attempt where key = ${forgottenKey})
    update attempt set count = greatest(count - 1, 0), blocked_until = null where key = ${refundedKey}
    returning set_config('synchronous_commit', 'off', true)`,
  );
}

/** One key for an e-mail address, whether or not an account has it. */
export function emailKey(kind: string, email: string): string {
  return hashKey(`${kind} email ${email}`);
}

/** One key for an IPv4 address or an IPv6 /64, which is what one customer gets. */
export function addressKey(kind: string, address: string): string {
  return hashKey(`${kind} address ${networkOf(address)}`);
}

export function accountKey(kind: string, accountId: string): string {
  return hashKey(`${kind} account ${accountId}`);
}

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6) return parsed.parts.slice(0, 4).join(':');
  return parsed.toString();
}

function hashKey(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
