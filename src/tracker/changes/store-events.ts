import type { PriceLevel } from '../known/store-model.ts';
import type { ProductEvent } from '../observation.ts';
import type { ProductChange } from './compare-product.ts';
import type { PriceStep } from './confirm-prices.ts';

const MIN_PRODUCTS = 5;
/** If the texts of this part of the catalogue are edited in one gap, that is one bulk edit. */
const BULK_PART = 0.05;
/** If the prices of this part of the catalogue are cut by a similar share in one gap, the store is on sale. */
const SALE_PART = 0.2;
const MIN_DEPTH = 0.03;
const LIKE = 0.05;
const MOSTLY = 0.7;
/** A sale ends when the prices of this part of its products rise again in one gap. */
const ENDING_PART = 0.5;

type Gap = {
  changes: readonly ProductChange[];
  events: ProductEvent[];
  catalogueSize: number;
  level: PriceLevel;
};

/**
 * Sums up the events of many products in one gap for the store: a bulk edit, a sale that begins or ends. The events
 * that it covers are marked as parts. Returns the sale that is on, if any.
 */
export function addStoreEvents(gap: Gap): PriceLevel['sale'] {
  const { events, catalogueSize } = gap;
  const edited = events.filter((event) => event.kind === 'edited');
  if (edited.length >= Math.max(MIN_PRODUCTS, BULK_PART * catalogueSize)) {
    for (const event of edited) event.isPart = true;
    events.push(
      storeEvent('bulk_edit', earliest(edited), { products: edited.length, share: edited.length / catalogueSize }),
    );
  }
  const moves = gap.changes.flatMap((change) => {
    const fall = change.isRebased ? null : deepestFall(change.priceSteps);
    const [first] = change.priceSteps;
    return fall === null || !first ? [] : [{ externalId: change.externalId, fall, at: first.at }];
  });
  const { sale } = gap.level;
  if (sale) {
    const rises = moves.filter(({ fall }) => Math.abs(1 / (1 - fall) - (1 - sale.depth)) <= LIKE);
    if (rises.length < Math.max(MIN_PRODUCTS, ENDING_PART * sale.products)) return sale;
    markParts(events, rises);
    const { depth } = sale;
    const at = earliest(rises);
    events.push(storeEvent('sale_ended', at, { products: rises.length, share: rises.length / catalogueSize, depth }));
    return null;
  }
  const cuts = moves.filter(({ fall }) => fall >= MIN_DEPTH);
  if (cuts.length < Math.max(MIN_PRODUCTS, SALE_PART * catalogueSize)) return null;
  const depth = cuts.map(({ fall }) => fall).sort((one, other) => one - other)[Math.floor(cuts.length / 2)]!;
  const alike = cuts.filter(({ fall }) => Math.abs(fall - depth) <= LIKE);
  if (alike.length < Math.max(MOSTLY * cuts.length, SALE_PART * catalogueSize)) return null;
  markParts(events, alike);
  const at = earliest(alike);
  events.push(storeEvent('sale_started', at, { products: alike.length, share: alike.length / catalogueSize, depth }));
  return { since: at, depth, products: alike.length };
}

/** By how much the price fell, 0 to 1, for the variant where it moved most; negative if it rose. */
function deepestFall(steps: readonly PriceStep[]): number | null {
  let most: number | null = null;
  for (const { before, after } of steps) {
    if (before.priceMinor <= 0 || after.priceMinor <= 0) continue;
    const fall = 1 - after.priceMinor / before.priceMinor;
    if (fall !== 0 && (most === null || Math.abs(fall) > Math.abs(most))) most = fall;
  }
  return most;
}

function markParts(events: readonly ProductEvent[], products: readonly { externalId: string }[]): void {
  const ids = new Set(products.map((product) => product.externalId));
  for (const event of events) {
    if (event.kind === 'price' && event.externalId !== null && ids.has(event.externalId)) event.isPart = true;
  }
}

function earliest(times: readonly { at: number }[]): number {
  return times.reduce((least, { at }) => Math.min(least, at), times[0]!.at);
}

function storeEvent(kind: ProductEvent['kind'], at: number, after: Record<string, number>): ProductEvent {
  return { externalId: null, at, kind, before: null, after, isPart: false };
}
