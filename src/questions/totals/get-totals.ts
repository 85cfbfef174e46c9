import { sql } from 'kysely';
import type { UnreadShares } from '#contract/date-range.ts';
import type { ComparedChange } from '#contract/estimate/estimate.ts';
import { ask, askPrepared } from '#database/ask-prepared.ts';
import type { Databases, Facts } from '#database/connect.ts';
import { sharedReader } from '#database/shared-reader.ts';
import { changeOf } from '../change.ts';
import { type SpanSums, sumsAcrossStores } from '../figures.ts';
import { findHeld, type Held, type HeldOf, heldInPeriod } from '../find-held.ts';
import { asOfSum, KNOWN, type Known, knownStores } from '../known-until.ts';
import type { Period } from '../period.ts';
import { type Access, findStoreIdsOf } from '../store-access.ts';
import { isStoreCompared, unreadElsewhere } from './is-store-compared.ts';
import { marketFacts, sumsOfMarket } from './market-facts.ts';
import { periodSums } from './period-sums.ts';

export type Totals = {
  stores: number;
  products: number;
  /** When a store was last read. Of a period without figures: until when all stores are known, so that none is awaited. */
  asOf: Date | null;
  /** What may be unpaid of it, or of a part of it; null if nothing is, and for the whole catalogue. */
  held: (of?: HeldOf) => Held | null;
} & Spans & {
    /** Of the stores of which enough of both spans was read: a store that came later is no growth. */
    compared: Spans & { unread: UnreadShares };
  };

/** Undefined if nothing was observed. */
type Spans = { current: SpanSums | undefined; previous: SpanSums | undefined };

/** The sums of a user's stores, or of the whole catalogue, in a period and in the one before. */
export async function getTotals({ people, facts }: Databases, access: Access, period: Period): Promise<Totals> {
  const storeIds = await findStoreIdsOf(people, access);
  const [{ stores, products, ...known }, heldIn, sums] = await Promise.all([
    countStoresAndProducts(facts, storeIds),
    findHeld(facts, storeIds ?? [], period),
    storeIds ? sumStores(facts, storeIds, period) : sumMarket(sharedReader(facts), period),
  ]);
  const of = (isCompared: boolean) => {
    const rows = sums.filter((row) => row.is_compared === isCompared);
    return { current: rows.find((row) => row.is_current), previous: rows.find((row) => !row.is_current) };
  };
  const compared = of(true);
  const unread = { now: compared.previous?.unread ?? 0, before: compared.current?.unread ?? 0 };
  const held = (part?: HeldOf) => heldInPeriod(heldIn, period, part);
  const shown = of(false);
  const asOf = asOfSum(shown.current, known);
  return { stores, products, asOf, ...shown, held, compared: { ...compared, unread } };
}

/** How the sums of the compared stores changed. `shown`: the totals on screen. */
export function changeOfTotals(
  { current, previous, unread }: Totals['compared'],
  shown: Parameters<typeof changeOf>[2],
): ComparedChange {
  return changeOf(current, previous, shown, unread);
}

type Counts = Pick<Totals, 'stores' | 'products'> & Known;

async function countStoresAndProducts(facts: Facts, storeIds: number[] | null): Promise<Counts> {
  const counted = storeIds
    ? sql<Counts>`
      select count(*) as stores, coalesce(sum(product_count), 0) as products, ${KNOWN}
      from ${knownStores(storeIds)}`
    : sql<Counts>`
      select coalesce(sum(stores), 0) as stores, coalesce(sum(products), 0) as products, max(read_at) as "asOf",
        max(read_at) as "allKnownUntil"
      from market_country`;
  const [row] = await askPrepared(sharedReader(facts, storeIds === null), counted);
  return row!;
}

/** `is_compared`: of the compared stores only, not of all. `unread`: the share that the other span lacks. */
type SpanRow = SpanSums & { is_current: boolean; is_compared: boolean; unread: number };

async function sumStores(facts: Facts, storeIds: number[], period: Period): Promise<SpanRow[]> {
  const { sums, areOfWindows } = await periodSums(facts, { of: 'store', period, storeIds });
  const question = sql<SpanRow>`
    with by_store as (${sums})
    select is_current, false as is_compared, 0::float8 as unread, ${sumsAcrossStores} from by_store group by is_current
    union all
    select is_current, true, coalesce(sum(orders * ${unreadElsewhere('s', period)}) / nullif(sum(orders), 0), 0),
      ${sumsAcrossStores} from by_store join store s on s.id = store_id and ${isStoreCompared('s', period)} group by is_current`;
  return ask(facts, question, areOfWindows);
}

async function sumMarket(facts: Facts, period: Period): Promise<SpanRow[]> {
  const { rows } = await sql<SpanSums & { is_current: boolean }>`
    select is_current, ${sumsOfMarket} from ${marketFacts(period, 'day')} group by is_current`.execute(facts);
  // the market has no sums by store
  return rows.flatMap((row) => [false, true].map((is_compared) => ({ ...row, is_compared, unread: 0 })));
}
