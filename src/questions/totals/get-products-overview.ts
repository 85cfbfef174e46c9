import type { ProductListName, ProductsOverview } from '#contract/analytics.ts';
import { productIdOf } from '#contract/product/product.ts';
import type { Databases } from '#database/connect.ts';
import { estimatesOf } from '../figures.ts';
import { findProductItems } from '../lists/product-items.ts';
import type { ProductKey } from '../lists/products/product-filter.ts';
import type { Period } from '../period.ts';
import type { PictureUrl } from '../picture-url.ts';
import type { Access } from '../store-access.ts';
import { findBestProducts } from './find-best.ts';
import { findMovers } from './find-movers.ts';
import { findNewProducts } from './find-new-products.ts';
import { changeOfTotals, getTotals } from './get-totals.ts';

const BEST = 5;

type Asked = Access & { period: Period; list?: ProductListName; most?: number; pictureUrl: PictureUrl };

/**
 * The best, new, rising and falling products of a period, of a user's stores or of the catalogue. The totals are those
 * of the stores, where an order of two products is one order. `list`: only this list; `most`: products per list.
 */
export async function getProductsOverview(
  databases: Databases,
  { period, list, most = BEST, pictureUrl, ...access }: Asked,
): Promise<ProductsOverview> {
  const { accountId } = access;
  const wanted = { ...access, period, limit: most };
  const find = async (name: ProductListName, keys: () => Promise<ProductKey[]>) =>
    list === undefined || list === name ? keys() : [];
  const [totals, top, fresh, rising, falling] = await Promise.all([
    getTotals(databases, access, period),
    find('topProducts', () => findBestProducts(databases, wanted)),
    find('newProducts', () => findNewProducts(databases, wanted)),
    find('risingProducts', () => findMovers(databases, wanted, 'up')),
    find('fallingProducts', () => findMovers(databases, wanted, 'down')),
  ]);
  const items = await findProductItems(databases, {
    ...{ accountId, period, pictureUrl },
    keys: unique([...top, ...fresh, ...rising, ...falling]),
    isShared: access.scope === 'catalogue',
  });
  const byId = new Map(items.map((item) => [item.id, item]));
  const itemsOf = (keys: ProductKey[]) => keys.flatMap((key) => byId.get(productIdOf(key)) ?? []);
  const current = estimatesOf(totals.current, totals.asOf, totals.held());
  const previous = estimatesOf(totals.previous, totals.asOf);
  return {
    products: totals.products,
    ...current,
    previous,
    change: changeOfTotals(totals.compared, { current, previous }),
    topProducts: itemsOf(top),
    newProducts: itemsOf(fresh),
    risingProducts: itemsOf(rising),
    fallingProducts: itemsOf(falling),
  };
}

function unique(keys: ProductKey[]): ProductKey[] {
  return [...new Map(keys.map((key) => [productIdOf(key), key])).values()];
}
