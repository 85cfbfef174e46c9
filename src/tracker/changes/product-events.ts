import type { ProductEvent, VariantMemory } from '../estimate/types.ts';
import type { ProductChange } from './compare-product.ts';

/** What happened to a product, besides selling. */
export function productEvents(change: ProductChange, at: number): ProductEvent[] {
  const events: ProductEvent[] = [];
  const { externalId, before } = change;
  const when = change.stampedAt ?? at;
  if (before.missedReads >= 2) events.push({ externalId, at, kind: 'back', before: null, after: null });
  if (change.isPriceChanged) {
    const now = new Map(change.stock.variants.map((variant) => [variant.externalId, variant]));
    const moved = before.variants.filter((variant) => {
      const next = now.get(variant.externalId);
      return next && (next.priceMinor !== variant.priceMinor || next.compareAtMinor !== variant.compareAtMinor);
    });
    const { currency } = change.now;
    events.push({
      externalId,
      at: when,
      kind: 'price',
      before: { currency, variants: moved.map(priceOf) },
      after: { currency, variants: moved.map((variant) => priceOf(now.get(variant.externalId)!)) },
    });
  }
  if (change.isEdited) {
    events.push({ externalId, at: when, kind: 'edited', before: null, after: { title: change.now.title } });
  }
  if (change.isSoldOut) events.push({ externalId, at: when, kind: 'sold_out', before: null, after: null });
  if (change.isRestocked || change.stock.risen > 0) {
    events.push({
      externalId,
      at: when,
      kind: 'restocked',
      before: null,
      after: change.stock.risen > 0 ? { units: change.stock.risen } : null,
    });
  }
  return events;
}

function priceOf(variant: VariantMemory): Record<string, unknown> {
  return { externalId: variant.externalId, priceMinor: variant.priceMinor, compareAtMinor: variant.compareAtMinor };
}
