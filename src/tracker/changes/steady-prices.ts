import { DAY_MS } from '#runtime/clock.ts';
import type { KnownProduct, KnownVariant } from '../known/product.ts';
import type { KnownStore } from '../known/store.ts';
import type { PriceLevel } from '../known/store-model.ts';
import type { Reading, ReadingProduct } from '../reading.ts';

/** Fewer prices than these do not represent a whole catalogue. */
const MIN_PRICES = 5;
const NEARLY_ALL = 0.9;
/** Converted prices are rounded, often to a nice one. */
const ROUNDING = 0.02;
/** A shop changes prices by multiples of this part. */
const ROUND_PART = 0.05;
const ROUND_TOLERANCE = 0.004;
/** How long a catalogue must stay in another currency before that is its own. */
const REBASED_AFTER_MS = 3 * DAY_MS;

export type Steady = {
  reading: Reading;
  level: PriceLevel;
  /** The catalogue stayed in another currency for so long that its prices now count. */
  isRebased: boolean;
};

/**
 * The reading in the known prices, if it came in those of another market: all prices moved by one factor, or their
 * currency differs. Such a reading says nothing about prices.
 */
export function steadyPrices({ products, model }: KnownStore, reading: Reading): Steady {
  const known = model.prices ?? { currency: null, away: null, sale: null };
  const currency = usualCurrency(reading) ?? known.currency;
  // most of the catalogue is unchanged, so its prices are those of the same market
  const isUnchanged = reading.sizeIfUnchanged !== undefined;
  const factor = isUnchanged ? null : marketFactor(products, reading, known, currency);
  if (factor === null) {
    const isTold = isUnchanged || pricePairs(products, reading).length > 0;
    const level = { ...known, currency: known.currency ?? currency, away: isTold ? null : known.away };
    return { reading, level, isRebased: false };
  }
  const since = known.away?.since ?? reading.at;
  const isRebased = reading.mode === 'catalogue' && reading.isComplete && reading.at - since >= REBASED_AFTER_MS;
  if (isRebased) return { reading, level: { currency, away: null, sale: null }, isRebased };
  const inKnown = (product: ReadingProduct) =>
    withPrices(product, products.get(product.externalId), factor, known.currency);
  return {
    reading: { ...reading, products: reading.products.map(inKnown) },
    level: { ...known, away: { since, factor } },
    isRebased,
  };
}

/** A free product says nothing about the market. */
export function isFree({ variants }: ReadingProduct): boolean {
  return variants.every(({ priceMinor }) => priceMinor <= 0);
}

function usualCurrency(reading: Reading): string | null {
  const counts = new Map<string, number>();
  for (const { currency } of reading.products) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  const [usual] = [...counts].filter(([code]) => code !== 'XXX').sort(([, one], [, other]) => other - one);
  return usual?.[0] ?? null;
}

function marketFactor(
  products: ReadonlyMap<string, KnownProduct>,
  reading: Reading,
  known: PriceLevel,
  currency: string | null,
): number | null {
  const pairs = pricePairs(products, reading);
  const moved = pairs.filter((pair) => pair.ratio !== 1);
  const factor = medianOf(moved.map((pair) => pair.ratio)) ?? 1;
  if (known.currency !== null && currency !== null && currency !== known.currency) return factor;
  const isLike = (ratio: number, level: number) => Math.abs(ratio / level - 1) <= ROUNDING;
  if (known.away && moved.length > 0 && moved.every((pair) => isLike(pair.ratio, known.away!.factor))) {
    return known.away.factor;
  }
  if (pairs.length < MIN_PRICES || moved.length < NEARLY_ALL * pairs.length) return null;
  if (moved.filter((pair) => isLike(pair.ratio, factor)).length < NEARLY_ALL * moved.length) return null;
  // a shop lowers the price and leaves, or begins to show, the struck-through one; another market moves both
  const struck = moved.filter((pair) => pair.compareRatio !== 'none');
  if (struck.length > 0) {
    const both = struck.filter(({ compareRatio }) => typeof compareRatio === 'number' && isLike(compareRatio, factor));
    return both.length >= NEARLY_ALL * struck.length ? factor : null;
  }
  return isRoundPart(factor) || isRoundPart(1 / factor) ? null : factor;
}

type Pair = { ratio: number; compareRatio: number | 'none' | 'new' };

function pricePairs(products: ReadonlyMap<string, KnownProduct>, reading: Reading): Pair[] {
  return reading.products.flatMap((product) => {
    const variants = new Map(
      products.get(product.externalId)?.variants.map((variant) => [variant.externalId, variant]),
    );
    const now = product.variants.find((variant) => (variants.get(variant.externalId)?.priceMinor ?? 0) > 0);
    if (!now || now.priceMinor <= 0) return [];
    const last = variants.get(now.externalId)!;
    return [{ ratio: now.priceMinor / last.priceMinor, compareRatio: compareRatio(last, now.compareAtMinor) }];
  });
}

function compareRatio({ compareAtMinor }: KnownVariant, now: number | null): Pair['compareRatio'] {
  if (!compareAtMinor && !now) return 'none';
  return compareAtMinor && now ? now / compareAtMinor : 'new';
}

function isRoundPart(factor: number): boolean {
  const part = factor / ROUND_PART;
  return Math.abs(part - Math.round(part)) * ROUND_PART <= ROUND_TOLERANCE;
}

function withPrices(
  product: ReadingProduct,
  before: KnownProduct | undefined,
  factor: number,
  currency: string | null,
): ReadingProduct {
  const known = new Map(before?.variants.map((variant) => [variant.externalId, variant]));
  return {
    ...product,
    currency: currency ?? product.currency,
    variants: product.variants.map((variant) => {
      const last = known.get(variant.externalId);
      const { priceMinor, compareAtMinor } = last ?? {
        priceMinor: Math.round(variant.priceMinor / factor),
        compareAtMinor: variant.compareAtMinor === null ? null : Math.round(variant.compareAtMinor / factor),
      };
      return { ...variant, priceMinor, compareAtMinor };
    }),
  };
}

function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}
