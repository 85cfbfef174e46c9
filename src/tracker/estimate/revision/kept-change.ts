import type { ProductChange } from '../../changes/compare-product.ts';
import { unknownStock } from '../../changes/compare-stock.ts';

/** The change of a product of which only the stamp is stored, as far as sales depend on it; `price` in major units. */
export function stampedChange(externalId: string, price: number): ProductChange {
  const offer = { externalId, priceMinor: price, compareAtMinor: null, isAvailable: true, stock: null };
  const rate = { lines: 0, together: 0, orders: 0, at: 0, clock: 0, soldAt: null };
  return {
    externalId,
    before: {
      ...{ externalId, contentHash: '', modifiedAt: null, reviewCount: null, variants: [offer], rate },
      ...{ missedReads: 0, seenAt: 0 },
    },
    now: {
      ...{
        externalId,
        handle: null,
        title: '',
        url: '',
        imageUrl: null,
        vendor: null,
        productType: null,
        labels: null,
      },
      ...{ bodyHash: null, reviewCount: null, currency: '', publishedAt: null, modifiedAt: null, variants: [] },
    },
    ...{
      hash: '',
      stampedAt: null,
      isEdited: false,
      isPriceChanged: false,
      isReviewed: false,
      priceSteps: [],
      isRebased: false,
    },
    ...{
      since: 0,
      currencyBefore: null,
      isSoldOut: false,
      isRestocked: false,
      stock: unknownStock(),
      minorPerMajor: 1,
    },
    isChanged: false,
  };
}
