import { minorDigits } from '#runtime/money.ts';
import type { KnownProduct, KnownVariant } from '../known/product.ts';
import type { LiveSignals } from '../observation.ts';
import type { ReadingProduct } from '../reading.ts';
import { compareStock, type StockChange, unknownStock } from './compare-stock.ts';
import { confirmPrices, isSame, type PriceStep } from './confirm-prices.ts';
import { contentHash, isTextChanged } from './content-hash.ts';

/** What moved in one product between its last reading and this one. */
export type ProductChange = {
  externalId: string;
  before: KnownProduct;
  now: ReadingProduct;
  hash: string;
  /** When it was read before: its changes came since. */
  since: number;
  /** The stamp, if it moved since the last reading. */
  stampedAt: number | null;
  isEdited: boolean;
  isPriceChanged: boolean;
  /** Whether it gained or lost reviews: WooCommerce saves the product with each. */
  isReviewed: boolean;
  /** Prices that changed for good. */
  priceSteps: PriceStep[];
  /** Whether the prices are those of a new currency, and the currency before. */
  isRebased: boolean;
  currencyBefore: string | null;
  isSoldOut: boolean;
  isRestocked: boolean;
  stock: StockChange;
  minorPerMajor: number;
  /** Whether the known product has to be written again. */
  isChanged: boolean;
};

/** Server clocks may run ahead of each other; a stamp further in the future than this is no stamp. */
export const FUTURE_TOLERANCE_MS = 300_000;

/** In a gap of more holds than this, units that left were sold before the last hold. */
const MAX_HOLDS = 4;

export function compareProduct(
  before: KnownProduct,
  now: ReadingProduct,
  gap: { from: number; to: number },
  live: LiveSignals,
  holdMs: number,
  rebased: { from: string | null } | null = null,
): ProductChange {
  const hash = contentHash(now, before.contentHash);
  const stampedAt = live.modified && isStampMoved(before, now, gap.to) ? now.modifiedAt : null;
  const isEdited = isTextChanged(before.contentHash, hash);
  const isPriceChanged = hasOtherPrices(before.variants, now.variants);
  // what sold while the prices were in another currency counts in the new one
  const known = rebased ? pricedAs(before.variants, now) : before.variants;
  const compared = compareStock(known, now.variants, {
    since: gap.from,
    at: gap.to,
    stampedAt,
    // an edit explains the stamp: in a short gap the units may then be held by a checkout
    isConfirmed: stampedAt !== null && !((isEdited || isPriceChanged) && gap.to - gap.from <= MAX_HOLDS * holdMs),
    holdMs: live.stock ? holdMs : 0,
  });
  // quantities that are no proven signal of sales are only kept to compare the next ones with
  const stock = live.stock ? compared : { ...unknownStock(), variants: compared.variants };
  nameVariants(stock.variants, now);
  const isRebased = rebased !== null;
  const priceSteps = confirmPrices(before.variants, stock.variants, { at: gap.to, stampedAt, isRebased });
  const [wasAvailable, isAvailable] = [isOnOffer(before.variants), isOnOffer(now.variants)];
  return {
    externalId: now.externalId,
    before,
    now,
    hash,
    since: gap.from,
    stampedAt,
    isEdited,
    isPriceChanged,
    isReviewed: isCountMoved(before, now) && before.reviewCount !== null,
    priceSteps,
    isRebased,
    currencyBefore: rebased?.from ?? null,
    isSoldOut: wasAvailable && !isAvailable,
    isRestocked: !wasAvailable && isAvailable,
    stock,
    minorPerMajor: 10 ** minorDigits(now.currency),
    isChanged: isToBeWritten(before, now, hash, stock.variants),
  };
}

function isStampMoved({ modifiedAt: before }: KnownProduct, { modifiedAt: now }: ReadingProduct, at: number): boolean {
  return now !== null && before !== null && now > before && now <= at + FUTURE_TOLERANCE_MS;
}

function isCountMoved(before: KnownProduct, now: ReadingProduct): boolean {
  return now.reviewCount !== null && now.reviewCount !== before.reviewCount;
}

function hasOtherPrices(before: KnownProduct['variants'], now: ReadingProduct['variants']): boolean {
  const known = new Map(before.map((variant) => [variant.externalId, variant]));
  return now.some((variant) => {
    const last = known.get(variant.externalId);
    return last !== undefined && !isSame(last, variant);
  });
}

function isOnOffer(variants: readonly { isAvailable: boolean }[]): boolean {
  return variants.some(({ isAvailable }) => isAvailable);
}

function isToBeWritten(
  before: KnownProduct,
  now: ReadingProduct,
  hash: string,
  variants: KnownProduct['variants'],
): boolean {
  return (
    hash !== before.contentHash ||
    now.modifiedAt !== (now.modifiedAt === null ? null : before.modifiedAt) ||
    isCountMoved(before, now) ||
    before.missedReads > 0 ||
    isVariantChanged(before.variants, variants)
  );
}

/** Sales that an order in the old prices may take back are forgotten. */
function pricedAs(variants: readonly KnownVariant[], { variants: now }: ReadingProduct): KnownVariant[] {
  const prices = new Map(now.map(({ externalId, priceMinor }) => [externalId, priceMinor]));
  return variants.map(({ sold: _sold, ...variant }) => ({
    ...variant,
    priceMinor: prices.get(variant.externalId) ?? variant.priceMinor,
  }));
}

/** The only variant of a product needs no name. */
export function nameVariants(variants: readonly KnownVariant[], product: ReadingProduct): void {
  if (variants.length < 2) return;
  const titles = new Map(product.variants.map((variant) => [variant.externalId, variant.title]));
  for (const variant of variants) {
    const title = titles.get(variant.externalId);
    if (title) variant.title = title;
  }
}

function isVariantChanged(before: KnownProduct['variants'], after: KnownProduct['variants']): boolean {
  if (before.length !== after.length) return true;
  const known = new Map(before.map((variant) => [variant.externalId, variant]));
  return after.some((variant) => {
    const last = known.get(variant.externalId);
    return (
      last === undefined ||
      last.isAvailable !== variant.isAvailable ||
      last.stock !== variant.stock ||
      last.sharesStock !== variant.sharesStock ||
      last.isUncounted !== variant.isUncounted ||
      last.isNoGoods !== variant.isNoGoods ||
      last.leastUnits !== variant.leastUnits ||
      !isSame(last, variant) ||
      last.waiting?.since !== variant.waiting?.since ||
      (last.held?.length ?? 0) !== (variant.held?.length ?? 0)
    );
  });
}
