import { isGone, type KnownVariant } from '../known/product.ts';
import type { ProductEvent } from '../observation.ts';
import type { ReadingProduct } from '../reading.ts';
import type { ProductChange } from './compare-product.ts';
import { bodyLength, isBodyChanged } from './content-hash.ts';

/** What happened to a product, besides sales. */
export function productEvents(change: ProductChange, at: number): ProductEvent[] {
  const events: ProductEvent[] = [];
  const when = Math.min(change.stampedAt ?? at, at);
  const add = (kind: ProductEvent['kind'], since: number, before: Details, after: Details) =>
    events.push({ externalId: change.externalId, at: since, kind, before, after, isPart: change.isRebased });
  if (isGone(change.before)) add('back', at, null, null);
  for (const [since, steps] of Map.groupBy(change.priceSteps, (step) => step.at)) {
    const { currency } = change.now;
    const id = (step: { externalId: string }) => ({ externalId: step.externalId });
    add(
      'price',
      since,
      { currency: change.currencyBefore ?? currency, variants: steps.map((step) => ({ ...id(step), ...step.before })) },
      { currency, variants: steps.map((step) => ({ ...id(step), ...step.after })) },
    );
  }
  if (change.isEdited) {
    const left = variantsMissing(change.before.variants, change.stock.variants);
    const added = variantsMissing(change.stock.variants, change.before.variants);
    const { currency } = change.now;
    const [names, namesNow] = namesMissing(change.before.variants, change.stock.variants);
    const [length, lengthNow] = [change.before.contentHash, change.hash].map(bodyLength);
    const isBody = isBodyChanged(change.before.contentHash, change.hash);
    add(
      'edited',
      when,
      { ...(left.length > 0 && { currency, variants: left }), ...(isBody && { length }), ...names },
      {
        ...toldOf(change.now),
        ...(added.length > 0 && { currency, variants: added }),
        ...(isBody && { length: lengthNow }),
        ...namesNow,
      },
    );
  }
  if (change.isSoldOut) add('sold_out', when, null, null);
  if (change.isRestocked || change.stock.risen > 0) {
    add('restocked', when, null, change.stock.risen > 0 ? { units: change.stock.risen } : null);
  }
  return events;
}

type Details = Record<string, unknown> | null;

/** The texts of a product that the catalogue stores. Storing the edit finds out which of them were different before. */
function toldOf({ title, url, imageUrl, vendor, productType, labels }: ReadingProduct): Record<string, unknown> {
  return { title, url, imageUrl, vendor, productType, labels };
}

/** The names of renamed variants: before, and now. */
function namesMissing(before: readonly KnownVariant[], now: readonly KnownVariant[]): [Details, Details] {
  const known = new Map(before.map((variant) => [variant.externalId, variant.title]));
  const renamed = now.filter(
    ({ externalId, title }) => title && known.get(externalId) && known.get(externalId) !== title,
  );
  if (renamed.length === 0) return [null, null];
  const names = renamed.map(({ externalId }) => known.get(externalId));
  return [{ names }, { names: renamed.map(({ title }) => title) }];
}

/** The variants of one that the other lacks, with their prices: their price history ends, or begins. */
function variantsMissing(from: readonly KnownVariant[], to: readonly KnownVariant[]): Record<string, unknown>[] {
  const there = new Set(to.map((variant) => variant.externalId));
  return from
    .filter((variant) => !there.has(variant.externalId))
    .map(({ externalId, title, priceMinor, compareAtMinor, waiting }) => ({
      externalId,
      title,
      ...(waiting?.told ?? { priceMinor, compareAtMinor }),
    }));
}
