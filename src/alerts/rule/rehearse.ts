import type { ProductListQuery } from '#contract/filters.ts';
import {
  type AlertCase,
  type AlertRehearsal,
  type FigureCondition,
  type FilterList,
  isFigure,
  isOfStores,
} from '#contract/messages/alert.ts';
import type { Databases, Facts } from '#database/connect.ts';
import { DAY_MS, isoOf } from '#runtime/clock.ts';
import { rehearseDays } from '../figure/rehearse-days.ts';
import { queryOfEvents } from '../filter/query-of-events.ts';
import { findPastMatches, rehearseMatches } from '../filter/rehearse-matches.ts';
import { cooled } from '../ring/cool-down.ts';
import { idsOf } from '../ring/ids-of.ts';
import { loadMoments } from '../ring/moment.ts';
import { type Ring, ringsFor } from '../ring/rings-for.ts';
import type { Rule } from './rule.ts';

const REHEARSED_MS = 90 * DAY_MS;
const MAX_EVENTS = 100_000;
const SHOWN_CASES = 20;
/** A group's products are summed one by one, so only this many are rehearsed. */
const MAX_WITH_DAYS = 50;

type Asked = {
  accountId: string;
  storeIds: number[];
  /** The products of a group of products; otherwise null. */
  products: readonly { storeId: number; productId: number }[] | null;
  /** The query of the rule's filter. */
  query: ProductListQuery | null;
  list: FilterList;
  /** For the database: how many of how many stores these are; null if they are all. */
  stores: { tried: number; of: number } | null;
  nowMs: number;
};
type Rehearsed = Omit<AlertRehearsal, 'matchesNow'>;
type Sample = { products: number; of: number } | null;
type Outcome = { messages: Ring[][]; isCut?: boolean; sample?: Sample; knownSinceMs?: number | null };

/** What a rule would have rung for in the last 90 days, from what was seen or known then. */
export async function rehearse(databases: Databases, rule: Rule, asked: Asked): Promise<Rehearsed> {
  const since = asked.nowMs - REHEARSED_MS;
  const {
    messages,
    isCut = false,
    sample = null,
    knownSinceMs = null,
  } = await rehearseSince(databases, rule, asked, since);
  const rings = messages.flat();
  return {
    ...{ since: new Date(since).toISOString(), rang: rings.length, messages: messages.length, isCut },
    knownSince: isoOf(knownSinceMs),
    sample: sampleOf(sample, asked),
    cases: rings.slice(-SHOWN_CASES).reverse().map(caseOf),
  };
}

function sampleOf(sample: Sample, { stores, list }: Asked): AlertRehearsal['sample'] {
  if (isOfStores(list)) return stores && { products: null, of: null, stores };
  return sample && (stores || sample.products < sample.of) ? { ...sample, stores } : null;
}

async function rehearseSince(databases: Databases, rule: Rule, asked: Asked, since: number): Promise<Outcome> {
  const { condition } = rule;
  const { accountId, storeIds, query, list, nowMs } = asked;
  const past = { accountId, storeIds, sinceMs: since, nowMs };
  if (condition.kind === 'matches')
    return query ? rehearseMatches(databases, rule, { ...past, query, list }) : { messages: [] };
  if (isFigure(condition)) return rehearseFigures(databases.facts, rule, condition, { ...asked, since });
  if (query === null) return rehearseEvents(databases.facts, rulesOf(rule, asked), { storeIds, since });
  const { isInFilter, sample } = await findPastMatches(databases, { ...past, query: queryOfEvents(query) });
  return { ...(await rehearseEvents(databases.facts, [rule], { storeIds, since, isInFilter })), sample };
}

/** A rule on a group of products is one rule for each of them. */
function rulesOf(rule: Rule, { products }: Pick<Asked, 'products'>): Rule[] {
  return products === null ? [rule] : products.map((product) => ({ ...rule, ...product }));
}

async function rehearseFigures(
  facts: Facts,
  rule: Rule,
  condition: FigureCondition,
  { storeIds, products, since, nowMs }: Asked & { since: number },
): Promise<Outcome> {
  if (products === null) return { messages: await rehearseDays(facts, rule, condition, { storeIds, since, nowMs }) };
  const messages: Ring[][] = [];
  const rehearsed = products.slice(0, MAX_WITH_DAYS);
  for (const one of rulesOf(rule, { products: rehearsed }))
    messages.push(...(await rehearseDays(facts, one, condition, { storeIds: [one.storeId!], since, nowMs })));
  const together = [...Map.groupBy(messages.flat(), ({ seenAt }) => seenAt).values()];
  return {
    messages: together.toSorted((one, other) => one[0]!.seenAt - other[0]!.seenAt),
    sample: { products: rehearsed.length, of: products.length },
  };
}

type AskedEvents = {
  storeIds: readonly number[];
  since: number;
  isInFilter?: (storeId: number, productId: number, seenAt: number) => boolean;
};

/** Rings of the same time are one message. */
async function rehearseEvents(
  facts: Facts,
  rules: readonly Rule[],
  { storeIds, since, isInFilter = () => true }: AskedEvents,
): Promise<Outcome> {
  const stores = storeIds.map((id) => ({ id, seenAfter: since }));
  const productIds = rules.flatMap(({ productId }) => productId ?? []);
  const { moments, isCut } = await loadMoments(facts, stores, {
    take: 'latest',
    most: MAX_EVENTS,
    productIds: productIds.length === rules.length ? productIds : null,
  });
  const rings = moments.flatMap((moment) => {
    const { storeId, seenAt } = moment;
    return rules.flatMap((rule) => ringsFor(rule, moment, (productId) => isInFilter(storeId, productId, seenAt)));
  });
  const messages = Map.groupBy(cooled(rules[0]!, rings), ({ storeId, seenAt }) => `${storeId} ${seenAt}`);
  return { messages: [...messages.values()], isCut };
}

function caseOf(ring: Ring): AlertCase {
  const { kind, at, seenAt, detail } = ring;
  return { kind, ...idsOf(ring), at: new Date(at).toISOString(), seenAt: new Date(seenAt).toISOString(), detail };
}
