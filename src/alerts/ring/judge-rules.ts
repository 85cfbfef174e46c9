import { isFigureKind } from '#contract/messages/alert.ts';
import type { People } from '#database/connect.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { type ChangeRule, findChangeRules } from '../change/change-rules.ts';
import { judgeChanges } from '../change/judge-changes.ts';
import type { AlertDeps } from '../deps.ts';
import { judgeDays } from '../figure/judge-days.ts';
import { findFilterTests } from '../filter/find-filter-tests.ts';
import { judgeFilters } from '../filter/judge-filters.ts';
import { loadRules } from '../rule/rule-rows.ts';
import { causesOf } from './causes-of.ts';
import { coolDown, type RuleRing } from './cool-down.ts';
import {
  type Cursor,
  closedSince,
  findStoresToJudge,
  holdCursors,
  type Moved,
  moveCursors,
  type Reads,
} from './cursors.ts';
import { enqueueRings } from './enqueue-rings.ts';
import { loadMoments, type Moment } from './moment.ts';
import { retractRings } from './retract-rings.ts';
import { findRingConditions } from './ring-condition.ts';
import { type Ring, ringsFor } from './rings-for.ts';
import { loadRuleDeliveries } from './rule-delivery.ts';
import { saveRings } from './save-rings.ts';

const BATCH = 200;
/** One batch is judged while the database answers another. */
const AT_ONCE = 2;
/** How many events of a batch are judged at once; the rest follow in the next round, oldest first. */
const MAX_EVENTS = 50_000;
const LATE_AFTER_SEEN_MS = HOUR_MS;
/** If a store was not read for this long, what its next reading shows may be as old. */
const LATE_AFTER_GAP_MS = 12 * HOUR_MS;
/** Counted from the end of a day. Every store is read at least once a day, so a day closes within 27 hours. */
const LATE_AFTER_CLOSED_MS = 1.5 * DAY_MS;
/** How long after its time a reading may appear: it is written with others, and by another machine's clock. */
const KNOWN_WITHIN_MS = 15 * MINUTE_MS;
const ALL_EVERY_MS = HOUR_MS;

/**
 * Runs `judgeRules` in rounds over what was read since the round before. Once an hour it covers all stores, for readings
 * that appeared later still.
 */
export function judgeRulesInRounds(deps: AlertDeps): () => Promise<void> {
  let judgedMs = 0;
  let allMs = 0;
  return async () => {
    const nowMs = deps.clock.now();
    const isOfAll = Math.abs(nowMs - allMs) >= ALL_EVERY_MS;
    await judgeRules(deps, { sinceMs: isOfAll ? 0 : Math.min(judgedMs, nowMs) - KNOWN_WITHIN_MS });
    judgedMs = nowMs;
    if (isOfAll) allMs = nowMs;
  };
}

/**
 * Judges what was seen of stores and which days closed since they were last judged, stores the rings and queues their
 * messages. Each store is judged whole or not at all. Any number of processes may run it. Returns how many stores it
 * had to judge.
 */
export async function judgeRules(
  deps: AlertDeps,
  { sinceMs = 0, mostEvents = MAX_EVENTS }: { sinceMs?: number; mostEvents?: number } = {},
): Promise<number> {
  const { storeIds, reads } = await findStoresToJudge(deps, sinceMs);
  const changeRules = storeIds.length > 0 ? await findChangeRules(deps) : [];
  const batches = batchesOf(storeIds);
  const judgeAll = async () => {
    for (const batch of batches)
      await deps.people
        .transaction()
        .execute((trx) => judgeBatch(deps, trx, batch, { reads, changeRules, mostEvents }));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, judgeAll));
  return storeIds.length;
}

function* batchesOf(storeIds: number[]): Generator<number[]> {
  for (let from = 0; from < storeIds.length; from += BATCH) yield storeIds.slice(from, from + BATCH);
}

async function judgeBatch(
  deps: AlertDeps,
  trx: People,
  storeIds: number[],
  { reads, changeRules, mostEvents }: { reads: Reads; changeRules: ChangeRule[]; mostEvents: number },
): Promise<void> {
  const nowMs = deps.clock.now();
  const batch = await loadBatch(deps, trx, storeIds, { reads, mostEvents });
  const rang = await coolDown(trx, await judge(deps, trx, batch, { changeRules, nowMs }));
  await saveAndEnqueue(deps, trx, rang, { batch, nowMs });
  await retractRings(deps, trx, { held: batch.held, closed: batch.closed, nowMs });
  await moveCursors(trx, judgedUntil(batch));
}

/** What is judged of some stores: what was seen since their cursors, and which days closed. */
type Batch = {
  held: Cursor[];
  reads: Reads;
  moments: Moment[];
  closed: ReadonlyMap<number, number[]>;
  /** Some events are left for the next round. */
  isCut: boolean;
  /** The stores of which events or days are left for the next round. */
  behind: ReadonlySet<number>;
};

async function loadBatch(
  { facts }: AlertDeps,
  trx: People,
  storeIds: number[],
  { reads, mostEvents }: { reads: Reads; mostEvents: number },
): Promise<Batch> {
  const held = await holdCursors(trx, storeIds);
  const stores = held.map(({ store_id, seen_until }) => ({ id: store_id, seenAfter: seen_until.getTime() }));
  const { moments, isCut } = await loadMoments(facts, stores, { take: 'oldest', most: mostEvents });
  const closings = held.map((cursor) => ({
    storeId: cursor.store_id,
    ...closedSince(cursor, reads.get(cursor.store_id)?.readAt ?? null),
  }));
  const closed = new Map(closings.map(({ storeId, days }) => [storeId, days]));
  const behind = new Set(closings.flatMap((closing) => (isCut || closing.isCut ? closing.storeId : [])));
  return { held, reads, moments, closed, isCut, behind };
}

/** What rules ring for, before their cool-down. */
async function judge(
  deps: AlertDeps,
  trx: People,
  { held, reads, moments, closed }: Batch,
  { changeRules, nowMs }: { changeRules: ChangeRule[]; nowMs: number },
): Promise<RuleRing[]> {
  const withClosed = [...closed].flatMap(([storeId, days]) => (days.length > 0 ? [storeId] : []));
  const rules = await loadRules(trx, causesOf(moments, withClosed));
  const rulesOf = Map.groupBy(rules, (rule) => rule.ofStore);
  const filterTestOf = await findFilterTests(deps, trx, { rules, moments, nowMs });
  const ofEvents = moments.flatMap((moment) =>
    (rulesOf.get(moment.storeId) ?? [])
      .filter((rule) => moment.seenAt > rule.since)
      .flatMap((rule) => ringsFor(rule, moment, filterTestOf(rule)).map((ring): RuleRing => ({ rule, ring }))),
  );
  const storeIds = held.map(({ store_id }) => store_id);
  return [
    ...ofEvents,
    ...(await judgeDays(deps.facts, { rules, closed, nowMs })),
    ...(await judgeFilters(deps, trx, { storeIds, reads, nowMs })),
    ...(await judgeChanges(deps, changeRules, { moments, held, reads, nowMs })),
  ];
}

async function saveAndEnqueue(
  deps: AlertDeps,
  trx: People,
  ruleRings: RuleRing[],
  { batch, nowMs }: { batch: Batch; nowMs: number },
): Promise<void> {
  const conditions = await findRingConditions(trx, deps.facts, ruleRings, nowMs);
  const readUntil = new Map(batch.held.map(({ store_id, read_until }) => [store_id, read_until]));
  const rang = ruleRings.map(({ rule, ring }, place) => ({
    ...{ ring, ruleId: rule.id, accountId: rule.accountId, condition: conditions[place]! },
    isLate: isLate(ring, nowMs, readUntil.get(ring.storeId) ?? null),
  }));
  const kept = await saveRings(trx, rang, nowMs);
  const deliveries = await loadRuleDeliveries(
    trx,
    kept.map(({ ruleId }) => ruleId),
  );
  await enqueueRings(
    deps,
    trx,
    kept.map((one) => ({ ...one, rule: deliveries.get(one.ruleId)! })),
  );
}

/** Where the stores' cursors stand after their batch. */
function judgedUntil({ held, reads, moments, closed, isCut, behind }: Batch): Moved[] {
  const seenUntil = new Map(held.map(({ store_id, seen_until }) => [store_id, seen_until.getTime()]));
  for (const { storeId, seenAt } of moments) seenUntil.set(storeId, Math.max(seenUntil.get(storeId) ?? 0, seenAt));
  return held.map(({ store_id: storeId }) => {
    const { readAt = null, unreadableAt = null } = reads.get(storeId) ?? {};
    const seenUntilMs = Math.max(seenUntil.get(storeId)!, isCut ? 0 : (unreadableAt?.getTime() ?? 0));
    const lastClosedMs = closed.get(storeId)!.at(-1) ?? null;
    return { storeId, seenUntilMs, readUntil: behind.has(storeId) ? null : readAt, lastClosedMs };
  });
}

function isLate({ kind, seenAt }: Ring, nowMs: number, readUntil: Date | null): boolean {
  if (isFigureKind(kind)) return nowMs - seenAt > LATE_AFTER_CLOSED_MS;
  if (nowMs - seenAt > LATE_AFTER_SEEN_MS) return true;
  const isOfReading = kind === 'silent' || kind === 'heard';
  return !isOfReading && readUntil !== null && seenAt - readUntil.getTime() > LATE_AFTER_GAP_MS;
}
