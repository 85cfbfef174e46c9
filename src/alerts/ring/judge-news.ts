import { sql } from 'kysely';
import type { AlertCondition, QuietTime } from '#contract/alert.ts';
import type { People } from '#database/connect.ts';
import { findMailLanguage } from '#mail/language.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import type { AlertDeps } from '../deps.ts';
import { judge, type Memory, subjectOf } from './judge.ts';
import { keepRings } from './keep-rings.ts';
import { loadMoments, type Moment } from './moment.ts';
import { type ToldRing, tellRings } from './tell-rings.ts';

const BATCH = 200;
/** Of one store, at once; the rest follows in the next round. */
const MOST_EVENTS = 50_000;
const LATE_AFTER_SEEN_MS = HOUR_MS;
/** A store that was not read for so long: what its next reading shows may be as old. */
const LATE_AFTER_GAP_MS = 12 * HOUR_MS;

type Cursor = { store_id: number; seen_until: Date; read_until: Date | null };
type RuleRow = {
  id: string;
  account_id: string;
  name: string;
  of_store: number;
  store_id: number | null;
  product_id: number | null;
  tag: string | null;
  condition: AlertCondition;
  cool_down_hours: number;
  quiet: QuietTime | null;
  channel_ids: string[];
  /** Since when the account has the rule, and follows the store. */
  since: Date;
  language: string;
};

/**
 * Judges what was seen of stores since they were judged last, keeps what rings and puts it in line to be told. Whole
 * or not at all, store by store; any number of processes may. Says how many stores had news.
 */
export async function judgeNews(deps: AlertDeps): Promise<number> {
  await openCursors(deps);
  const cursors = await deps.people.selectFrom('alert_cursor').selectAll().execute();
  const { rows: read } = await sql<{ id: number; last_read_at: Date | null }>`
    select id, last_read_at from store where id = any(${cursors.map(({ store_id }) => store_id)}::bigint[])`.execute(
    deps.facts,
  );
  const readAt = new Map(read.map(({ id, last_read_at }) => [id, last_read_at]));
  const news = cursors.filter(({ store_id, read_until }) => {
    const at = readAt.get(store_id);
    return at != null && (read_until === null || at > read_until);
  });
  for (let from = 0; from < news.length; from += BATCH) {
    const storeIds = news.slice(from, from + BATCH).map(({ store_id }) => store_id);
    await deps.people.transaction().execute((trx) => judgeStores(deps, trx, storeIds, readAt));
  }
  return news.length;
}

/** Stores that a rule speaks of are judged from when both the rule and the following of the store were there. */
async function openCursors({ people }: AlertDeps): Promise<void> {
  await sql`
    insert into alert_cursor (store_id, seen_until)
    select w.store_id, min(greatest(r.created_at, w.created_at))
    from alert_rule r join watched_store w on w.account_id = r.account_id and (r.store_id is null or r.store_id = w.store_id)
    where not exists (select 1 from alert_cursor c where c.store_id = w.store_id)
    group by w.store_id
    on conflict do nothing`.execute(people);
}

async function judgeStores(
  deps: AlertDeps,
  trx: People,
  storeIds: number[],
  readAt: ReadonlyMap<number, Date | null>,
): Promise<void> {
  const { rows: held } = await sql<Cursor>`
    select store_id, seen_until, read_until from alert_cursor
    where store_id = any(${storeIds}::bigint[]) order by store_id for update skip locked`.execute(trx);
  const stores = held.map(({ store_id, seen_until }) => ({ id: store_id, seenAfter: seen_until.getTime() }));
  const { moments, isCut } = await loadMoments(deps.facts, stores, { most: MOST_EVENTS });
  const cursorOf = new Map(held.map((cursor) => [cursor.store_id, cursor]));
  const rules = await loadRules(trx, [...new Set(moments.map(({ storeId }) => storeId))]);
  const memories = await loadMemories(trx, rules, deps.clock.now());
  const rulesOf = Map.groupBy(rules, (rule) => rule.of_store);
  const rung = moments.flatMap((moment) =>
    (rulesOf.get(moment.storeId) ?? [])
      .filter((rule) => moment.seenAt > rule.since.getTime())
      .flatMap((rule) => ringsOf(rule, moment, memories.get(rule.id)!).map((ring) => ({ rule, ring }))),
  );
  const nowMs = deps.clock.now();
  const told = rung.map(({ rule, ring }): ToldRing & { ruleId: string; accountId: string } => ({
    ...{ ring, ruleId: rule.id, accountId: rule.account_id },
    isLate: isLate(ring.seenAt, nowMs, cursorOf.get(ring.storeId)?.read_until ?? null),
    rule: {
      ...{ name: rule.name, quiet: rule.quiet, channelIds: rule.channel_ids },
      language: findMailLanguage(rule.language) ?? 'en',
    },
  }));
  await tellRings(deps, trx, await keepRings(trx, told, nowMs));
  await moveCursors(trx, held, moments, isCut ? new Map() : readAt);
}

function isLate(seenAt: number, nowMs: number, readUntil: Date | null): boolean {
  if (nowMs - seenAt > LATE_AFTER_SEEN_MS) return true;
  return readUntil !== null && seenAt - readUntil.getTime() > LATE_AFTER_GAP_MS;
}

function ringsOf(row: RuleRow, moment: Moment, memory: Memory) {
  const { store_id: storeId, product_id: productId, tag, condition, cool_down_hours: coolDownHours } = row;
  return judge({ storeId, productId, tag, condition, coolDownHours }, moment, memory);
}

async function loadRules(trx: People, storeIds: number[]): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select r.id, r.account_id, r.name, w.store_id as of_store, r.store_id, r.product_id, r.tag, r.condition,
      r.cool_down_hours, r.quiet, r.channel_ids, greatest(r.created_at, w.created_at) as since, a.language
    from watched_store w
    join alert_rule r on r.account_id = w.account_id and (r.store_id is null or r.store_id = w.store_id)
    join account a on a.id = r.account_id
    where w.store_id = any(${storeIds}::bigint[]) and w.suspended_by is null and r.muted_at is null
      and not a.is_disabled
    order by r.id`.execute(trx);
  return rows;
}

/** When each rule rang last, as far back as its cool-down reaches. */
async function loadMemories(trx: People, rules: readonly RuleRow[], nowMs: number): Promise<Map<string, Memory>> {
  const memories = new Map(rules.map(({ id }): [string, Memory] => [id, new Map()]));
  const cooling = rules.filter(({ cool_down_hours }) => cool_down_hours > 0);
  if (cooling.length === 0) return memories;
  const longest = Math.max(...cooling.map(({ cool_down_hours }) => cool_down_hours));
  const { rows } = await sql<{ rule_id: string; store_id: number; product_id: number; seen_at: Date }>`
    select rule_id, store_id, product_id, max(seen_at) as seen_at from alert_ring
    where rule_id = any(${[...new Set(cooling.map(({ id }) => id))]}::text[])
      and rang_at > ${new Date(nowMs - (longest + 24) * HOUR_MS)}
    group by rule_id, store_id, product_id`.execute(trx);
  for (const { rule_id, store_id, product_id, seen_at } of rows)
    memories.get(rule_id)!.set(subjectOf(store_id, product_id), seen_at.getTime());
  return memories;
}

async function moveCursors(
  trx: People,
  held: readonly Cursor[],
  moments: readonly Moment[],
  readAt: ReadonlyMap<number, Date | null>,
): Promise<void> {
  const seenUntil = new Map(held.map(({ store_id, seen_until }) => [store_id, seen_until.getTime()]));
  for (const { storeId, seenAt } of moments) seenUntil.set(storeId, Math.max(seenUntil.get(storeId) ?? 0, seenAt));
  await sql`
    update alert_cursor set seen_until = moved.seen_until, read_until = coalesce(moved.read_until, alert_cursor.read_until)
    from (select * from unnest(
      ${held.map(({ store_id }) => store_id)}::bigint[],
      ${held.map(({ store_id }) => new Date(seenUntil.get(store_id)!).toISOString())}::timestamptz[],
      ${held.map(({ store_id }) => readAt.get(store_id)?.toISOString() ?? null)}::timestamptz[]) as t (store_id, seen_until, read_until)) as moved
    where alert_cursor.store_id = moved.store_id`.execute(trx);
}
