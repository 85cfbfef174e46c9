import { isoDay } from '#contract/date-range.ts';
import type { EvidenceAddition } from '#contract/estimate/evidence.ts';
import { isoOf } from '#runtime/clock.ts';
import type { ProductChange } from '../changes/compare-product.ts';
import type { Evidence, ObservedHour } from '../observation.ts';
import type { Touch } from './writes/classify-touches.ts';

/** This many stamps or more in one bulk edit become a single piece of evidence. */
const BULK_TOLD_AS_ONE = 5;

/** The evidence of a gap: what was seen, when, how it was classified and why. */
export function evidenceOf(
  changes: readonly ProductChange[],
  touches: readonly Touch[],
  productHours: readonly ObservedHour[],
  { seenAt, since }: { seenAt: number; since: number | null },
): Evidence[] {
  const gap = since === null ? {} : { [GAP_SINCE]: since };
  const evidence: Evidence[] = [];
  const hours = Map.groupBy(productHours, (hour) => hour.externalId);
  const bulk = touches.filter((touch) => touch.classifiedAs === 'bulk_edit');
  const isOneBulk = bulk.length >= BULK_TOLD_AS_ONE;
  const touched = new Set<string>();
  for (const touch of touches) {
    // units that left before a sync have their own evidence
    if (touch.classifiedAs !== 'bulk_edit' || touch.change.stock.sold === 0) touched.add(touch.change.externalId);
    if (!isOneBulk || touch.classifiedAs !== 'bulk_edit') evidence.push(stampEvidence(touch, seenAt, gap));
  }
  if (isOneBulk) {
    evidence.push({
      externalId: null,
      at: Math.min(...bulk.map((touch) => touch.at)),
      seenAt,
      kind: 'modified',
      before: null,
      after: { products: bulk.length, ...(since === null ? {} : { ...gap, ...touchedIn(bulk) }) },
      classifiedAs: 'bulk_edit',
      weight: 0,
      units: null,
      why: bulk[0]!.why,
      adds: additionsOf(
        bulk.flatMap((touch) => hours.get(touch.change.externalId) ?? []),
        [],
      ),
    });
  }
  for (const change of changes) {
    evidence.push(...stockEvidence(change, seenAt, touched.has(change.externalId)));
  }
  const own = Map.groupBy(evidence, (piece) => piece.externalId);
  for (const [externalId, pieces] of own) {
    if (externalId === null) continue;
    const sales = pieces.filter((piece) => piece.weight > 0);
    // without a sale, the first sighting that may have hidden one
    const first = sales[0] ?? pieces[0]!;
    first.adds = additionsOf(hours.get(externalId) ?? [], sales);
  }
  return evidence;
}

/**
 * In the evidence of a store's first gaps: when each gap began, and the products of a bulk edit that is a single piece.
 */
export const GAP_SINCE = 'gapSince';
export const TOUCHED = 'touched';
/** A write to more products is never a run of orders. */
const MAX_TOUCHED = 2_000;

function touchedIn(bulk: readonly Touch[]): Record<string, unknown> {
  if (bulk.length > MAX_TOUCHED) return {};
  return { [TOUCHED]: bulk.map(({ change, at }) => [change.externalId, at]) };
}

/**
 * Sums the hours by day. A stamp dates the sale that it shows; sales shown by stock are spread over the days like their
 * orders.
 */
export function additionsOf(
  hours: readonly ObservedHour[],
  sales: readonly Pick<Evidence, 'kind' | 'at' | 'weight'>[],
): EvidenceAddition[] {
  const days = new Map<string, EvidenceAddition>();
  for (const { hour, orders, units, revenue } of hours) {
    const day = isoDay(hour);
    const sum = days.get(day) ?? { day, seen: 0, orders: 0, units: 0, revenue: 0 };
    days.set(day, sum);
    sum.orders += orders;
    sum.units += units;
    sum.revenue += revenue;
  }
  const total = hours.reduce((sum, hour) => sum + hour.orders, 0);
  for (const { kind, at, weight } of sales) {
    for (const sum of days.values()) {
      const isDated = kind === 'modified';
      const seen = isDated ? (sum.day === isoDay(at) ? weight : 0) : (weight * sum.orders) / total;
      sum.seen = Math.min(sum.orders, sum.seen + (seen || 0));
    }
  }
  return [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

function stampEvidence(touch: Touch, seenAt: number, gap: Record<string, unknown>): Evidence {
  const { change } = touch;
  return {
    externalId: change.externalId,
    at: touch.at,
    seenAt,
    kind: 'modified',
    before: { modifiedAt: isoOf(change.before.modifiedAt), ...stockOf(change, 'before') },
    after: { modifiedAt: isoOf(change.now.modifiedAt), ...stockOf(change, 'after'), ...gap },
    classifiedAs: touch.classifiedAs,
    weight: touch.weight,
    units: change.stock.isKnown && change.stock.sold > 0 ? change.stock.sold : null,
    why: touch.why,
    adds: [],
  };
}

/** `isStamped`: the evidence of the stamp already covers sales and deliveries. */
function stockEvidence(change: ProductChange, seenAt: number, isStamped: boolean): Evidence[] {
  const { stock } = change;
  const seen = (
    classifiedAs: Evidence['classifiedAs'],
    weight: number,
    units: number,
    why: Evidence['why'],
  ): Evidence => ({
    externalId: change.externalId,
    at: seenAt,
    seenAt,
    kind: 'stock',
    before: stockOf(change, 'before'),
    after: stockOf(change, 'after'),
    classifiedAs,
    weight,
    units,
    why,
    adds: [],
  });
  const evidence: Evidence[] = [];
  if (stock.held > 0) evidence.push(seen('hold', 0, stock.held, 'may-be-unpaid'));
  if (stock.returned > 0) evidence.push(seen('hold', 0, stock.returned, 'put-aside-returned'));
  if (isStamped) return evidence;
  for (const fall of stock.falls) evidence.push({ ...seen('sale', 1, fall.units, 'stock-fell'), at: fall.seenAt });
  if (stock.risen > 0) evidence.push(seen('restock', 0, stock.risen, 'stock-rose'));
  return evidence;
}

function stockOf(change: ProductChange, side: 'before' | 'after'): Record<string, unknown> {
  if (!change.stock.isKnown) return {};
  const variants: readonly { stock: number | null }[] =
    side === 'before' ? change.before.variants : change.now.variants;
  return { stock: variants.reduce((sum, variant) => sum + (variant.stock ?? 0), 0) };
}
