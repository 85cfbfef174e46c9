import { type RawBuilder, sql } from 'kysely';
import { type EvidenceAddition, type EvidenceItem, EvidenceWhy } from '#contract/estimate/evidence.ts';
import type { Page } from '#contract/list.ts';
import { productIdOf } from '#contract/product/product.ts';
import type { Facts } from '#database/connect.ts';
import { type PageRequest, pageOfItems } from '../lists/page.ts';
import type { Visibility } from '../store-access.ts';
import { findTitles } from './find-titles.ts';
import { readNewest } from './read-newest.ts';

export type EvidenceOf = Visibility & { storeId: string; productId?: string };

type EvidenceRow = Pick<EvidenceItem, 'kind' | 'before' | 'after' | 'weight' | 'units'> & {
  at: Date;
  seen_at: Date;
  classified_as: EvidenceItem['classifiedAs'];
  why: string;
  adds: EvidenceAddition[] | null;
  product_id: number | null;
};

/**
 * The sightings of a product, along with those of its whole store (bulk edits), or all sightings of a store; of one UTC
 * day or of any, newest first. For a product's day, later sightings that add to that day are included.
 */
export async function listEvidence(
  facts: Facts,
  asked: EvidenceOf & { day?: string; request: PageRequest },
): Promise<Page<EvidenceItem>> {
  const columns = sql`e.at, e.seen_at, e.kind, e.before, e.after, e.classified_as, e.weight, e.units, e.why, e.adds, e.product_id`;
  const found = { columns, parts: partsOf(asked), order: NEWEST_FIRST, request: asked.request };
  const { rows, total } = await readNewest<EvidenceRow>(facts, found);
  const titles = await findTitles(
    facts,
    asked.storeId,
    rows.map((row) => row.product_id),
  );
  const items = rows.map((row) => itemOf(row, asked.storeId, titles.get(row.product_id)));
  return pageOfItems(asked.request, items, total);
}

/** Sorts down to the columns that differ between sightings of one moment, so that no row is on two pages. */
const NEWEST_FIRST = sql`order by e.at desc, e.seen_at desc, e.kind, e.product_id, e.units, e.after, e.adds`;

/** All sightings of a store; or those of a product, and those that concern its whole store. */
function partsOf(asked: EvidenceOf & { day?: string }): RawBuilder<unknown>[] {
  const { storeId, productId, day } = asked;
  const ofStore = sql`from evidence e where e.store_id = ${storeId}::bigint ${seenUntil(asked)}`;
  const within = day === undefined ? sql`` : sql`and ${onDay(day)}`;
  if (productId === undefined) return [sql`${ofStore} ${within}`];
  const ofProduct = sql`${ofStore} and e.product_id = ${productId}::bigint`;
  const later = day === undefined ? [] : [sql`${ofProduct} and ${addsBefore(day)}`];
  return [sql`${ofProduct} ${within}`, ...later, sql`${ofStore} and e.product_id is null ${within}`];
}

/** For a suspended store, only what was seen by then. */
export function seenUntil({ visibleUntil }: Visibility): RawBuilder<unknown> {
  return visibleUntil === null ? sql`` : sql`and e.seen_at <= ${visibleUntil}`;
}

export function onDay(day: string): RawBuilder<boolean> {
  const start = sql`${`${day}T00:00:00Z`}::timestamptz`;
  return sql<boolean>`(e.at >= ${start} and e.at < ${start} + interval '1 day')`;
}

/** Later sightings that add to a day. A gap between two readings may span several days, but at most a month. */
export function addsBefore(day: string): RawBuilder<boolean> {
  const start = sql`${`${day}T00:00:00Z`}::timestamptz`;
  return sql<boolean>`(e.at >= ${start} + interval '1 day' and e.at < ${start} + interval '32 days' and ${ADDS_BEFORE}
    and e.product_id is not null and e.adds @> ${JSON.stringify([{ day }])}::jsonb)`;
}

/** The same text as in the index `evidence_adding_before`, which PostgreSQL requires to use it. */
const ADDS_BEFORE = sql`make_date(substr(e.adds #>> '{0,day}', 1, 4)::int, substr(e.adds #>> '{0,day}', 6, 2)::int,
  substr(e.adds #>> '{0,day}', 9, 2)::int) < (e.at at time zone 'UTC')::date`;

function itemOf(
  { at, seen_at, classified_as, why, adds, product_id, ...row }: EvidenceRow,
  storeId: string,
  title: string | undefined,
) {
  return {
    ...row,
    after: withoutGap(row.after),
    at: at.toISOString(),
    seenAt: seen_at.toISOString(),
    product: product_id === null ? null : { id: productIdOf({ storeId, productId: product_id }), title: title ?? '' },
    classifiedAs: classified_as,
    why: EvidenceWhy.catch('stamp-alone').parse(why),
    adds: adds ?? [],
  };
}

/** Drops the fields that are stored only to estimate first weeks again; they are of no use to a reader. */
function withoutGap(after: unknown): unknown {
  if (typeof after !== 'object' || after === null) return after;
  const { gapSince: _since, touched: _touched, ...shown } = after as Record<string, unknown>;
  return shown;
}
