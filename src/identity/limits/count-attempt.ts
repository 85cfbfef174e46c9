import { hash } from 'node:crypto';
import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { askPreparedText } from '#database/ask-prepared.ts';
import type { People } from '#database/connect.ts';
import { ACCOUNT_JSON, type Account, type AccountJson, accountOf } from '../account/account.ts';
import { isAheadSql } from '../clock-ahead.ts';
import { tooManyAttempts } from '../identity-error.ts';
import type { DelayLimit, WindowLimit } from './limits.ts';

export type Attempt = { key: string; limit: DelayLimit | WindowLimit };

/**
 * Counts an attempt before its outcome is known, so that many concurrent attempts cannot bypass the limit. Throws
 * TOO_MANY_ATTEMPTS_TRY_LATER while a subject is paused. A refused attempt does not prolong the pause, and it does not
 * count for the subjects named after the one that refused it.
 */
export async function countAttempt(database: People, nowMs: number, ...attempts: Attempt[]): Promise<void> {
  const rows = await askPreparedText(database, statementsFor(attempts).count, valuesOf(attempts, nowMs));
  if (rows.length === 0) throw tooManyAttempts();
}

/** The same, and also reads the account of an address, in one statement. */
export async function countAttemptAndFind(
  database: People,
  nowMs: number,
  email: string,
  ...attempts: Attempt[]
): Promise<Account | null> {
  const [row] = await askPreparedText<{ account: AccountJson | null }>(database, statementsFor(attempts).countAndFind, [
    ...valuesOf(attempts, nowMs),
    email,
  ]);
  if (!row) throw tooManyAttempts();
  return row.account && accountOf(row.account);
}

/** A condition that is always true and turns off waiting for the commit. Losing such a row in a crash does no harm. */
export const NOT_WAITED_FOR = `set_config('synchronous_commit', 'off', true) = 'off'`;

type Statements = { count: string; countAndFind: string };
const written = new Map<string, Statements>();

/** The statements for limits of these kinds in this order, written once. */
function statementsFor(attempts: Attempt[]): Statements {
  const kinds = attempts.map(({ limit }) => ('windowMs' in limit ? 'window' : 'delay')).join();
  let found = written.get(kinds);
  if (!found) {
    found = writeStatements(attempts);
    written.set(kinds, found);
  }
  return found;
}

/**
 * `$1` is the current time, then come the values of each attempt, then the address. `counted` has a row if all attempts
 * pass.
 */
function writeStatements(attempts: Attempt[]): Statements {
  let place = 2;
  const parts = attempts.map(({ key, limit }, index) => {
    const name = index === attempts.length - 1 ? 'counted' : `counted_${index}`;
    const onlyIf = index === 0 ? '' : `where exists (select from counted_${index - 1})`;
    const values = valuesOf([{ key, limit }], 0).length - 1;
    const given = Array.from({ length: values }, (_, value) => `$${place + value}`);
    place += values;
    return `${name} as (${'windowMs' in limit ? countInWindow(given, onlyIf) : countWithDelay(given, onlyIf)})`;
  });
  const counting = `with ${parts.join()}`;
  return {
    count: `${counting} select from counted where ${NOT_WAITED_FOR}`,
    countAndFind: `${counting} select case when account.id is not null then ${ACCOUNT_JSON} end as account
      from counted left join account on account.email = $${place} where ${NOT_WAITED_FOR}`,
  };
}

function valuesOf(attempts: Attempt[], nowMs: number): unknown[] {
  const values: unknown[] = [new Date(nowMs)];
  for (const { key, limit } of attempts) {
    if ('windowMs' in limit) values.push(key, new Date(nowMs + limit.windowMs), limit.count);
    else {
      values.push(key, new Date(nowMs + limit.forgottenAfterMs), limit.free, limit.firstDelayMs, limit.maxDelayMs);
    }
  }
  return values;
}

/** Also if it was written while a clock was ahead: counted now, it would be forgotten earlier. */
const IS_OVER = `(a.forgotten_at <= $1 or ${isAheadSql('a.forgotten_at', 'excluded.forgotten_at')})`;

const insert = (key: string, first: string, update: string, onlyIf: string) => `
  insert into attempt as a (key, count, blocked_until, forgotten_at) select ${key}, 1, ${first} ${onlyIf}
  on conflict (key) do update set count = case when ${IS_OVER} then 1 else a.count + 1 end, ${update}
  where a.blocked_until is null or a.blocked_until <= $1 or ${IS_OVER}
  returning 1`;

const countInWindow = ([key, end, count]: string[], onlyIf: string) =>
  insert(
    key!,
    `case when ${count}::integer <= 1 then ${end}::timestamptz end, ${end}::timestamptz`,
    `blocked_until = case
        when ${IS_OVER} then excluded.blocked_until
        when a.count + 1 >= ${count} then a.forgotten_at end,
      forgotten_at = case when ${IS_OVER} then excluded.forgotten_at else a.forgotten_at end`,
    onlyIf,
  );

const countWithDelay = ([key, forgottenAt, free, firstDelayMs, maxDelayMs]: string[], onlyIf: string) =>
  insert(
    key!,
    `null::timestamptz, ${forgottenAt}::timestamptz`,
    `blocked_until = case when not ${IS_OVER} and a.count + 1 >= ${free}::integer then
        $1 + least(
          ${firstDelayMs}::float8 * power(2, least(a.count + 1 - ${free}, 30)),
          ${maxDelayMs}::float8) * interval '1 millisecond' end,
      forgotten_at = excluded.forgotten_at`,
    onlyIf,
  );

/** After a success: the failures of one subject are deleted, and the attempt is taken back from another. */
export type Forgiveness = { forgottenKey: string; refundedKey: string };

/** Parts of a `with`. They lock rows in the same order as counting does, so that the two cannot deadlock. */
export const forgiving = (forgottenKey: string, refundedKey: string) => `
  refunded as (
    update attempt set count = greatest(count - 1, 0), blocked_until = null where key = ${refundedKey} returning 1
  ), forgotten as (delete from attempt where key = ${forgottenKey} and (select count(*) >= 0 from refunded))`;

const FORGIVE = `with ${forgiving('$1', '$2')} select where ${NOT_WAITED_FOR}`;

export async function forgiveAttempt(database: People, forgiveness: Forgiveness): Promise<void> {
  await askPreparedText(database, FORGIVE, [forgiveness.forgottenKey, forgiveness.refundedKey]);
}

/** The key of an e-mail address, whether or not an account has it. */
export function emailKey(kind: string, email: string): string {
  return hashKey(`${kind} email ${email}`);
}

/** The key of an IPv4 address or an IPv6 /64, which is what one customer gets. */
export function addressKey(kind: string, address: string): string {
  return hashKey(`${kind} address ${networkOf(address)}`);
}

export function accountKey(kind: string, accountId: string): string {
  return hashKey(`${kind} account ${accountId}`);
}

function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6) return parsed.parts.slice(0, 4).join(':');
  return parsed.toString();
}

function hashKey(text: string): string {
  return hash('sha256', text, 'base64url');
}
