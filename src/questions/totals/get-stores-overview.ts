import type { StoresOverview } from '#contract/analytics.ts';
import type { Databases } from '#database/connect.ts';
import { estimatesOf } from '../figures.ts';
import { findProductItems } from '../lists/product-items.ts';
import { findStoreItems } from '../lists/store-items.ts';
import type { Period } from '../period.ts';
import type { PictureUrl } from '../picture-url.ts';
import type { Access } from '../store-access.ts';
import { countGaps } from '../trend/get-trend.ts';
import { findBestProducts, findBestStores } from './find-best.ts';
import { changeOfTotals, getTotals } from './get-totals.ts';

const BEST = 5;

/** The totals of a period and of the one before, and the best stores and products: a user's, or the catalogue's. */
export async function getStoresOverview(
  databases: Databases,
  { period, pictureUrl, ...access }: Access & { period: Period; pictureUrl: PictureUrl },
): Promise<StoresOverview> {
  const { accountId } = access;
  const isShared = access.scope === 'catalogue';
  const wanted = { ...access, period, limit: BEST };
  const [totals, storeIds, keys, gaps] = await Promise.all([
    getTotals(databases, access, period),
    findBestStores(databases, wanted),
    findBestProducts(databases, wanted),
    countGaps(databases, { access, period, frequency: period.frequency }),
  ]);
  const [topStores, topProducts] = await Promise.all([
    findStoreItems(databases, { accountId, storeIds, period, pictureUrl, isShared }),
    findProductItems(databases, { accountId, keys, period, pictureUrl, isShared }),
  ]);
  const current = estimatesOf(totals.current, totals.asOf, totals.held());
  const previous = estimatesOf(totals.previous, totals.asOf);
  return {
    stores: totals.stores,
    products: totals.products,
    ...current,
    previous,
    change: changeOfTotals(totals.compared, { current, previous }),
    topStores,
    topProducts,
    gaps,
  };
}
