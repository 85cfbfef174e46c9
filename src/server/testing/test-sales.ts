import { searchText } from '#catalog/search-text.ts';
import { addStore } from '#catalog/testing-stores.ts';
import type { Database } from '#database/connect.ts';
import { refreshTouchedWindows } from '#sales/windows/refresh-touched-windows.ts';
import { NOW_MS } from './test-app.ts';

export type TestStore = { id: number; products: number[] };

/** A store that has been read, with products at 10.00 each, watched by `watchedBy`. */
export async function createReadStore(
  database: Database,
  store: {
    host: string;
    name?: string;
    products?: number;
    watchedBy?: string[];
    state?: 'pending' | 'read' | 'unreadable';
    currency?: string;
  },
): Promise<TestStore> {
  const currency = store.currency ?? 'USD';
  const isRead = (store.state ?? 'read') === 'read';
  const id = await addStore({ people: database, facts: database }, store.host, {
    name: store.name ?? store.host,
    search_text: searchText(store.name ?? null, store.host),
    platform: 'shopify',
    currency,
    state: store.state ?? 'read',
    product_count: store.products ?? 0,
    last_read_at: isRead ? new Date(NOW_MS - 60_000) : null,
    problem: store.state === 'unreadable' ? 'store-locked' : null,
    created_at: new Date(),
  });
  const products: number[] = [];
  for (let number = 1; number <= (store.products ?? 0); number++) {
    const product = await database
      .insertInto('product')
      .values({
        store_id: id,
        external_id: String(number),
        title: `Product ${number} of ${store.name ?? store.host}`,
        search_text: searchText(`Product ${number} of ${store.name ?? store.host}`),
        price_usd: currency === 'USD' ? 10 : null,
        url: `https://${store.host}/products/${number}`,
        currency,
        price_minor: 1000,
        first_seen_at: new Date(Date.UTC(2020, 0, 1)),
        last_seen_at: new Date(NOW_MS - 60_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    products.push(product.id);
  }
  for (const accountId of store.watchedBy ?? []) {
    await database.insertInto('watched_store').values({ account_id: accountId, store_id: id }).execute();
  }
  return { id, products };
}

type Sale = {
  orders: number;
  variance?: number;
  sharedSd?: number;
  basis?: 'modified' | 'stock';
  /** Whether the currency has no known exchange rate. */
  isUnpriced?: boolean;
};

/** Records a day's sales of a store, or of one product. An order brings 10 dollars. */
export async function recordDay(
  database: Database,
  store: TestStore,
  day: string,
  sale: Sale,
  productId?: number,
): Promise<void> {
  const figures = figuresOf(sale);
  await database
    .insertInto('store_day')
    .values({ store_id: store.id, day, ...figures, observed_seconds: 86_400 })
    .execute();
  if (productId !== undefined) {
    await database
      .insertInto('sale_day')
      .values({ store_id: store.id, product_id: productId, day, ...figures })
      .execute();
  }
  const productIds = productId === undefined ? [] : [productId];
  await database.transaction().execute((trx) => refreshTouchedWindows(trx, store.id, productIds, NOW_MS));
}

/** From now on the store counts the stock of no variant of a product, so that its sales cannot be seen. */
export async function uncount(database: Database, store: TestStore, productId: number): Promise<void> {
  const variants = JSON.stringify([{ externalId: '1', isUncounted: true }]);
  await database
    .insertInto('product_state')
    .values({
      ...{ store_id: store.id, product_id: productId, external_id: String(productId), content_hash: 'a' },
      ...{ variants, rate: JSON.stringify({}), seen_at: new Date(NOW_MS) },
    })
    .execute();
}

export function figuresOf({ orders, variance = 0, sharedSd = 0, basis = 'modified', isUnpriced = false }: Sale) {
  return {
    orders,
    orders_var: variance,
    orders_sd: sharedSd,
    units: orders,
    units_var: variance,
    units_sd: sharedSd,
    revenue: orders * 10,
    revenue_usd: isUnpriced ? null : orders * 10,
    revenue_usd_var: isUnpriced ? null : variance * 100,
    revenue_usd_sd: isUnpriced ? null : sharedSd * 10,
    observations: Math.round(orders),
    basis,
  };
}
