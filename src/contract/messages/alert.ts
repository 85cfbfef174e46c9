import { z } from 'zod';
import type { PlanFeature } from '../billing/plan.ts';
import { Change } from '../estimate/estimate.ts';
import { GroupId } from '../group.ts';
import { TimeZone } from '../preferences.ts';
import { ProductId } from '../product/product.ts';
import { StoreId } from '../store.ts';
import { Tag } from '../tag.ts';

export const ALERT_DIRECTIONS = ['down', 'up', 'both'] as const;
const Direction = z.enum(ALERT_DIRECTIONS);

/** Events of a product or a store, without a number. */
export const PLAIN_ALERTS = [
  ...(['launch', 'sold_out', 'restocked', 'gone', 'back', 'sale_started', 'sale_ended'] as const),
  /** A store can no longer be read, or no signal of its sales is live (`silent`); and the end of that (`heard`). */
  ...(['silent', 'heard'] as const),
] as const;

/** Figures that are compared when a day has ended. */
export const FIGURE_ALERTS = ['orders', 'revenue'] as const;
/** A day is compared with the same weekday a week before; a week (from Monday) with the week before. */
export const ALERT_SPANS = ['day', 'week'] as const;
export const MAX_STEADY = 5;

/** Limits of a ranking: a rule rings when a product rises into the first so many places, or falls out of them. */
export const FIRST_PLACES = [1, 3, 5, 10, 20, 50, 100] as const;

export const AlertCondition = z.discriminatedUnion('kind', [
  /** A price changes by at least this percentage; 0: by any amount. */
  z.object({
    kind: z.literal('price'),
    direction: Direction,
    leastPercent: z.number().min(0).max(1_000).describe('The least change in percent. 0: any change.'),
  }),
  /** A price crosses an amount in the store's own currency. */
  z.object({
    kind: z.literal('price_crosses'),
    direction: Direction,
    amount: z.number().positive().max(1e9).describe('In the store’s own currency, in major units.'),
  }),
  z.object({ kind: z.enum(PLAIN_ALERTS) }),
  /**
   * Orders or revenue surely change by at least this percentage; or, with `steadyFor`, move in the same direction for
   * that many days or weeks in a row.
   */
  z.object({
    kind: z.enum(FIGURE_ALERTS),
    direction: Direction,
    leastPercent: z.number().min(0).max(1_000),
    per: z.enum(ALERT_SPANS),
    steadyFor: z.union([z.literal(0), z.number().int().min(2).max(MAX_STEADY)]).default(0),
  }),
  /** A product or store starts to match the rule's saved filter. */
  z.object({ kind: z.literal('matches') }),
  /** A product rises into the first places of the store's own ranking (`up`), or falls out of them. */
  z.object({ kind: z.literal('rank'), direction: Direction, first: z.literal(FIRST_PLACES) }),
]);
export type AlertCondition = z.infer<typeof AlertCondition>;
export type AlertKind = AlertCondition['kind'];
export type FigureCondition = Extract<AlertCondition, { kind: (typeof FIGURE_ALERTS)[number] }>;

export function isFigureKind(kind: string): kind is FigureCondition['kind'] {
  return FIGURE_ALERTS.some((figure) => figure === kind);
}

export function isFigure(condition: { kind: string }): condition is FigureCondition {
  return isFigureKind(condition.kind);
}

/** What a rule covers: all of a person's stores, a category, given products, or a saved filter of either. */
export type AlertSubjectKind = 'stores' | 'tag' | 'products' | 'filter' | 'store-filter';

const OF_STORES_ALONE: readonly AlertKind[] = ['sale_started', 'sale_ended', 'silent', 'heard'];
/** A filter's matches have no sales of their own, and a product that is gone matches no filter. */
const NOT_OF_FILTERS: readonly AlertKind[] = ['orders', 'revenue', 'gone', ...OF_STORES_ALONE];

/** Whether a rule rings, and cools down, for each store. Otherwise it does so for each product. */
export function isToldOfStores(kind: AlertKind, subject: AlertSubjectKind): boolean {
  if (subject === 'store-filter' || OF_STORES_ALONE.includes(kind)) return true;
  return isFigureKind(kind) && (subject === 'stores' || subject === 'tag');
}

/** Whether this kind of event can happen to this kind of subject. */
export function isAskedOf(kind: AlertKind, subject: AlertSubjectKind): boolean {
  if (kind === 'matches' || subject === 'store-filter')
    return kind === 'matches' && (subject === 'filter' || subject === 'store-filter');
  if (subject === 'filter') return !NOT_OF_FILTERS.includes(kind);
  if (subject === 'products' && kind === 'launch') return false;
  return subject === 'stores' || !OF_STORES_ALONE.includes(kind);
}

const Hour = z.number().int().min(0).max(23);

/** Hours of the reader's day in which nothing is sent. What rings then is sent when they end. */
export const QuietTime = z
  .object({
    from: Hour,
    until: Hour,
    zone: TimeZone,
  })
  .refine(({ from, until }) => from !== until, { path: ['until'], message: 'not the same hour as from' });
export type QuietTime = z.infer<typeof QuietTime>;

const FilterName = z.string().min(1).max(60);

/** The lists whose saved filters a rule can use: my products or stores, or those of the database. */
export const FILTER_LISTS = ['products', 'database/products', 'stores', 'database/stores'] as const;
const FilterList = z.enum(FILTER_LISTS);
export type FilterList = z.infer<typeof FilterList>;

export function isOfStores(list: FilterList): boolean {
  return list === 'stores' || list === 'database/stores';
}

export function isOfDatabase(list: FilterList): boolean {
  return list === 'database/products' || list === 'database/stores';
}

/** The plan feature that a rule on a filter needs. Events in stores of the database need more than a list does. */
export function featureOfFilterAlert(list: FilterList, kind: AlertKind): PlanFeature | null {
  if (!isOfDatabase(list)) return null;
  return kind === 'matches' ? 'areDatabaseFiltersEnabled' : 'areDatabaseDetailsEnabled';
}

/** Which stores and products a rule covers; everything that I track if nothing is given. */
const AlertSubject = {
  storeId: StoreId.nullable().default(null),
  groupId: GroupId.nullable()
    .default(null)
    .describe(
      'One of my groups, instead of a store. The rule covers the stores or products that are in it at the time.',
    ),
  productId: ProductId.nullable().default(null),
  tag: Tag.nullable().default(null),
  /** The name of a saved filter. Nothing else may be given with it. */
  filter: FilterName.nullable().default(null),
  filterList: FilterList.default('products').describe(
    'The list that the saved filter belongs to: my products or stores, or those of the database.',
  ),
};

const CoolDownHours = z.number().int().min(0).max(720);

const RULE = { ...AlertSubject, condition: AlertCondition, coolDownHours: CoolDownHours.default(0) };

export const AlertRehearsalBody = z.object(RULE);
export type AlertRehearsalBody = z.infer<typeof AlertRehearsalBody>;

export const LONGEST_ALERT_NAME = 80;

const AlertName = z.string().trim().min(1).max(LONGEST_ALERT_NAME);
const ChannelIds = z.array(z.string().max(100)).max(10);

export const AlertRuleBody = z.object({
  ...RULE,
  name: AlertName,
  quiet: QuietTime.nullable().default(null),
  channelIds: ChannelIds.default([]),
});
export type AlertRuleBody = z.infer<typeof AlertRuleBody>;

/** Changes only the fields that are given. If a part of the subject is given, it replaces the subject as a whole. */
export const AlertRulePatch = z
  .object({
    ...{ storeId: StoreId.nullable(), groupId: GroupId.nullable() },
    ...{ productId: ProductId.nullable(), tag: Tag.nullable() },
    ...{ filter: FilterName.nullable(), filterList: FilterList },
    ...{ condition: AlertCondition, coolDownHours: CoolDownHours, name: AlertName },
    ...{ quiet: QuietTime.nullable(), channelIds: ChannelIds, muted: z.boolean() },
  })
  .partial();
export type AlertRulePatch = z.infer<typeof AlertRulePatch>;

/** What was seen, as it was sent. */
export const RingDetail = z.object({
  storeName: z.string(),
  title: z.string().nullable().describe('The product’s title. Null if the ring concerns the whole store.'),
  before: z
    .number()
    .nullable()
    .describe('For a price, the price before. For a rank, the place before; null if it was not ranked.'),
  after: z.number().nullable().describe('The price or place afterwards.'),
  currency: z.string().nullable(),
  depth: z.number().nullable().describe('For a sale, how much the prices were cut, from 0 to 1.'),
  products: z.number().int().nullable().describe('For a sale, how many products are in it.'),
  from: z.iso.date().nullable().describe('For orders or revenue, the first day covered.'),
  until: z.iso.date().nullable().describe('The first day after those covered.'),
  change: Change.nullable(),
  reason: z
    .enum(['unreadable', 'no-signal'])
    .nullable()
    .describe('For a silence and its end, why the store was silent. Null for other alerts.'),
});
export type RingDetail = z.infer<typeof RingDetail>;

export const NO_DETAIL = {
  ...{ title: null, before: null, after: null, currency: null, depth: null, products: null },
  ...{ from: null, until: null, change: null, reason: null },
} as const satisfies Omit<RingDetail, 'storeName'>;

const CASE = {
  kind: z.string(),
  storeId: StoreId,
  productId: ProductId.nullable(),
  at: z.iso.datetime(),
  seenAt: z.iso.datetime(),
  detail: RingDetail,
};

export const AlertCase = z.object(CASE);
export type AlertCase = z.infer<typeof AlertCase>;

/** How a rule would have rung in the last 90 days, by the readings of that time. */
export const AlertRehearsal = z.object({
  since: z.iso.datetime(),
  rang: z.number().int(),
  messages: z
    .number()
    .int()
    .describe('How many messages would have been sent. Events of the same time are one message.'),
  isCut: z.boolean().describe('Whether there were more events than a rehearsal covers. The oldest are then left out.'),
  matchesNow: z
    .number()
    .int()
    .nullable()
    .describe('How many products or stores match the filter now. Null for a rule without a filter.'),
  knownSince: z.iso
    .datetime()
    .nullable()
    .describe('For a filter of stores: the time from which its data is stored. Null if it is stored for all 90 days.'),
  sample: z
    .object({
      ...{ products: z.number().int().nullable(), of: z.number().int().nullable() },
      stores: z
        .object({ tried: z.number().int(), of: z.number().int() })
        .nullable()
        .describe('For the database: how many of how many stores were tried, or their products. Null if all were.'),
    })
    .nullable()
    .describe('Given if not everything was rehearsed: `products` of `of` products (both null for a rule on stores).'),
  /** The latest rings. */
  cases: z.array(AlertCase),
});
export type AlertRehearsal = z.infer<typeof AlertRehearsal>;

/**
 * Why a rule cannot ring: the plan allows fewer rules, and the oldest come first; its store is no longer tracked; its
 * filter is no longer saved, is not allowed by the plan, matches more products than can ring one by one, covers the
 * sales of more days than each reading sums, or is one that products of the database come to match by time alone.
 */
export const INACTIVE_REASONS = [
  ...(['plan-limit', 'untracked', 'unsaved', 'plan', 'too-broad', 'too-long', 'by-itself'] as const),
] as const;

export const AlertRule = z.object({
  ...{ id: z.string(), name: z.string() },
  ...{ storeId: StoreId.nullable(), storeName: z.string().nullable() },
  ...{ groupId: GroupId.nullable(), groupName: z.string().nullable() },
  ...{ productId: ProductId.nullable(), productTitle: z.string().nullable(), tag: Tag.nullable() },
  ...{ filter: z.string().nullable(), filterList: FilterList },
  ...{ condition: AlertCondition, coolDownHours: z.number().int(), quiet: QuietTime.nullable() },
  channelIds: z.array(z.string()),
  isMuted: z.boolean(),
  inactiveReason: z.enum(INACTIVE_REASONS).nullable().describe('Why the rule cannot ring now. Null if it can.'),
  rang: z.number().int().describe('How often the rule rang.'),
  nothing: z.number().int().describe('How often you marked that as nothing, or revised figures retracted it.'),
});
export type AlertRule = z.infer<typeof AlertRule>;

export const AlertRuleList = z.object({ items: z.array(AlertRule), limit: z.number().int() });
export type AlertRuleList = z.infer<typeof AlertRuleList>;

export const AlertRing = z.object({
  ...CASE,
  ...{ id: z.string(), ruleId: z.string(), ruleName: z.string(), rangAt: z.iso.datetime() },
  filterList: FilterList.nullable(),
  isLate: z.boolean().describe('Whether it was seen long after it happened, or sent long after it was seen.'),
  isAcknowledged: z.boolean(),
  wasNothing: z.boolean(),
  isRetracted: z.boolean().describe('Whether the figures were revised and no longer meet the rule.'),
  changeNow: Change.nullable().describe('The change by today’s figures. Null if it is no longer known.'),
});
export type AlertRing = z.infer<typeof AlertRing>;

/** The page of the store or product that it rang for. Items known only from the database have their page there. */
export function pageOfRing({
  storeId,
  productId,
  filterList,
}: Pick<AlertRing, 'storeId' | 'productId' | 'filterList'>) {
  const within = filterList && isOfDatabase(filterList) ? '/database' : '';
  return productId ? `${within}/products/${productId}` : `${within}/stores/${storeId}`;
}

/** The latest hundred, newest first. */
export const AlertRingList = z.object({ items: z.array(AlertRing) });
export type AlertRingList = z.infer<typeof AlertRingList>;

export const AlertRingPatch = z.object({ acknowledged: z.boolean().optional(), wasNothing: z.boolean().optional() });
export type AlertRingPatch = z.infer<typeof AlertRingPatch>;
