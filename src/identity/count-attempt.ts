import { createHash } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import { type RawBuilder, sql } from 'kysely';
import { askKept, askKeptText } from '#database/ask-kept.ts';
import type { Database } from '#database/connect.ts';
import { ACCOUNT_COLUMNS, type Account, type AccountRow, accountOf } from './account.ts';
import { tooManyAttempts } from './identity-error.ts';
import type { DelayLimit, WindowLimit } from './limits.ts';

export type Attempt = { key: string; limit: DelayLimit | WindowLimit };

/**
 * Counts a try before its outcome is known, so that a hundred at once are no way round the limit. Throws
 * TOO_MANY_ATTEMPTS_TRY_LATER while the subject is paused; a refused try does not make the pause longer, nor does it
 * count for the subjects named after the one that refuses it.
 */
export async function countAttempt(database: Database, nowMs: number, ...attempts: Attempt[]): Promise<void> {
  const rows = await askKept(database, sql`${counting(attempts, nowMs)} select ${NOT_WAITED_FOR} from counted`);
  if (rows.length === 0) throw tooManyAttempts();
}

/** The same with the account of an address, which is read in one go. */
export async function countAttemptAndFind(
  database: Database,
  nowMs: number,
  email: string,
  ...attempts: Attempt[]
): Promise<Account | null> {
  const [row] = await askKept<AccountRow | { id: null }>(
    database,
    sql`${counting(attempts, nowMs)}
    select ${sql.raw(ACCOUNT_COLUMNS)}, ${NOT_WAITED_FOR} from counted left join account on account.email = ${email}`,
  );
  if (!row) throw tooManyAttempts();
  return row.id === null ? null : accountOf(row);
}

/** A count that is lost with the machine does no harm: the commit is not waited for. */
const NOT_WAITED_FOR = sql.raw(`set_config('synchronous_commit', 'off', true)`);

/** `with …, counted as (…)`: a row if all of them let it through. */
function counting(attempts: Attempt[], nowMs: number) {
  const parts = attempts.map((attempt, index) => {
    const name = index === attempts.length - 1 ? 'counted' : `counted_${index}`;
    const before = index === 0 ? sql`` : sql`where exists (select from ${sql.raw(`counted_${index - 1}`)})`;
    return sql`${sql.raw(name)} as (${count(attempt, nowMs, before)})`;
  });
  return sql`with ${sql.join(parts)}`;
}

function count({ key, limit }: Attempt, nowMs: number, onlyIf: RawBuilder<unknown>) {
  const now = new Date(nowMs);
  const { first, update } = 'windowMs' in limit ? countInWindow(limit, nowMs) : countWithDelay(limit, nowMs);
  return sql`
    insert into attempt as a (key, count, blocked_until, forgotten_at) select ${key}, 1, ${first} ${onlyIf}
    on conflict (key) do update set count = case when a.forgotten_at <= ${now} then 1 else a.count + 1 end, ${update}
    where a.blocked_until is null or a.blocked_until <= ${now} or a.forgotten_at <= ${now}
    returning 1`;
}

function countInWindow(limit: WindowLimit, nowMs: number) {
  const now = new Date(nowMs);
  const end = new Date(nowMs + limit.windowMs);
  const blocked = limit.count <= 1 ? end : null;
  return {
    first: sql`${blocked}::timestamptz, ${end}::timestamptz`,
    update: sql`
      blocked_until = case
        when a.forgotten_at <= ${now} then ${blocked}
        when a.count + 1 >= ${limit.count} then a.forgotten_at end,
      forgotten_at = case when a.forgotten_at <= ${now} then ${end} else a.forgotten_at end`,
  };
}

function countWithDelay(limit: DelayLimit, nowMs: number) {
  const now = new Date(nowMs);
  const forgottenAt = new Date(nowMs + limit.forgottenAfterMs);
  return {
    first: sql`null::timestamptz, ${forgottenAt}::timestamptz`,
    update: sql`
      blocked_until = case when a.forgotten_at > ${now} and a.count + 1 >= ${limit.free} then
        ${now}::timestamptz + least(
          ${limit.firstDelayMs}::float8 * power(2, least(a.count + 1 - ${limit.free}, 30)),
          ${limit.maxDelayMs}::float8) * interval '1 millisecond' end,
      forgotten_at = ${forgottenAt}`,
  };
}

/** After a success: the failures of one subject are forgotten, and the try itself is taken back from another. */
export type Forgiveness = { forgottenKey: string; refundedKey: string };

/** Parts of a `with`; in the order in which counting takes the rows, so that the two never wait for each other. */
export const forgiving = (forgottenKey: string, refundedKey: string) => `
  refunded as (
    update attempt set count = greatest(count - 1, 0), blocked_until = null where key = ${refundedKey} returning 1
  ), forgotten as (delete from attempt where key = ${forgottenKey} and (select count(*) >= 0 from refunded))`;

const FORGIVE = `with ${forgiving('$1', '$2')} select set_config('synchronous_commit', 'off', true)`;

export async function forgiveAttempt(database: Database, forgiveness: Forgiveness): Promise<void> {
  await askKeptText(database, FORGIVE, [forgiveness.forgottenKey, forgiveness.refundedKey]);
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
