import type { ProductChange } from '../changes/compare-product.ts';
import type { Touch } from './classify-touches.ts';
import type { Evidence } from './types.ts';

/** More stamps than this in one bulk edit are told as one. */
const BULK_TOLD_AS_ONE = 5;

/** The receipts: what was seen, when, what it was taken for and why. */
export function evidenceOf(changes: readonly ProductChange[], touches: readonly Touch[], seenAt: number): Evidence[] {
  const evidence: Evidence[] = [];
  const bulk = touches.filter((touch) => touch.takenFor === 'bulk_edit');
  const isOneBulk = bulk.length >= BULK_TOLD_AS_ONE;
  const touched = new Set<string>();
  for (const touch of touches) {
    touched.add(touch.change.externalId);
    if (!isOneBulk || touch.takenFor !== 'bulk_edit') evidence.push(stampEvidence(touch, seenAt));
  }
  if (isOneBulk) {
    evidence.push({
      externalId: null,
      at: Math.min(...bulk.map((touch) => touch.at)),
      seenAt,
      kind: 'modified',
      before: null,
      after: { products: bulk.length },
      takenFor: 'bulk_edit',
      weight: 0,
      units: null,
      why: bulk[0]!.why,
    });
  }
  for (const change of changes) {
    if (!touched.has(change.externalId)) evidence.push(...stockEvidence(change, seenAt));
  }
  return evidence;
}

function stampEvidence(touch: Touch, seenAt: number): Evidence {
  const { change } = touch;
  return {
    externalId: change.externalId,
    at: touch.at,
    seenAt,
    kind: 'modified',
    before: { modifiedAt: isoOf(change.before.modifiedAt), ...stockOf(change, 'before') },
    after: { modifiedAt: isoOf(change.now.modifiedAt), ...stockOf(change, 'after') },
    takenFor: touch.takenFor,
    weight: touch.weight,
    units: change.stock.isKnown && change.stock.sold > 0 ? change.stock.sold : null,
    why: touch.why,
  };
}

function stockEvidence(change: ProductChange, seenAt: number): Evidence[] {
  const { stock } = change;
  const seen = (takenFor: Evidence['takenFor'], weight: number, units: number, why: string): Evidence => ({
    externalId: change.externalId,
    at: seenAt,
    seenAt,
    kind: 'stock',
    before: stockOf(change, 'before'),
    after: stockOf(change, 'after'),
    takenFor,
    weight,
    units,
    why,
  });
  const evidence: Evidence[] = [];
  if (stock.sold > 0) evidence.push(seen('sale', 1, stock.sold, 'stock fell and stayed down'));
  if (stock.held > 0) evidence.push(seen('hold', 0, stock.held, 'stock fell; may be an unpaid checkout'));
  if (stock.returned > 0) evidence.push(seen('hold', 0, stock.returned, 'what was put aside came back'));
  if (stock.risen > 0) evidence.push(seen('restock', 0, stock.risen, 'stock rose'));
  return evidence;
}

function stockOf(change: ProductChange, side: 'before' | 'after'): Record<string, unknown> {
  if (!change.stock.isKnown) return {};
  const variants: readonly { stock: number | null }[] =
    side === 'before' ? change.before.variants : change.now.variants;
  return { stock: variants.reduce((sum, variant) => sum + (variant.stock ?? 0), 0) };
}

function isoOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
