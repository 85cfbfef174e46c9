import { sql } from 'kysely';
import { recordEvents } from '#catalog/record-events.ts';
import { addStore, removeStores } from '#catalog/testing-stores.ts';
import type { ProductEventKind } from '#contract/product/event.ts';
import { STORE_ITSELF } from '#database/store-itself.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { recordSales } from '#sales/record-sales.ts';

export const NOW = Date.UTC(2026, 10, 21, 6);
export const TODAY = Date.UTC(2026, 10, 21);
const FIRST_HOUR = TODAY - 21 * DAY_MS;

/** Stores that were read hour by hour for three weeks. */
export async function testShops() {
  const testing: TestDatabase = await testDatabase();
  for (const table of ['sale_hour', 'store_hour', 'product_event']) {
    await sql`select ensure_partitions(${table}, '1 month', ${new Date(FIRST_HOUR)}, ${new Date(TODAY)})`.execute(
      testing.database,
    );
  }
  return { ...testing, clear, shopOf, productOf, launch, uncount, sell, happen };

  async function clear(): Promise<void> {
    const ofSales = ['sale_hour', 'store_hour', 'sale_day', 'store_day', 'product_window'];
    const tables = [...ofSales, 'product_event', 'product_state', 'product'];
    for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(testing.facts);
    await removeStores(testing);
  }

  async function shopOf(host: string): Promise<{ id: number; product: number }> {
    const id = await addStore(testing, host, {
      ...{ name: host, platform: 'shopify', currency: 'USD', state: 'read' },
      ...{ first_read_at: new Date(FIRST_HOUR), last_read_at: new Date(NOW) },
    });
    return { id, product: await productOf(id, `Product of ${host}`, FIRST_HOUR) };
  }

  async function productOf(storeId: number, title: string, firstSeenMs: number): Promise<number> {
    const { id } = await testing.facts
      .insertInto('product')
      .values({
        ...{
          store_id: storeId,
          external_id: title,
          title,
          url: 'https://shop.example/1',
          currency: 'USD',
          price_minor: 1000,
        },
        ...{ first_seen_at: new Date(firstSeenMs), last_seen_at: new Date(NOW) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** From now on the store counts the stock of no variant of a product. */
  async function uncount(storeId: number, productId: number): Promise<void> {
    const variants = JSON.stringify([{ externalId: '1', isUncounted: true }]);
    await testing.facts
      .insertInto('product_state')
      .values({
        ...{ store_id: storeId, product_id: productId, external_id: String(productId), content_hash: 'a' },
        ...{ variants, rate: JSON.stringify({}), seen_at: new Date(NOW) },
      })
      .execute();
  }

  /** A product that appeared after the first reading. */
  async function launch(storeId: number, title: string, firstSeenMs: number): Promise<number> {
    const id = await productOf(storeId, title, firstSeenMs);
    await happen(storeId, 'new', firstSeenMs, null, id);
    return id;
  }

  /** `ordersAt`: null if the store was not read. */
  async function sell(
    shop: { id: number },
    productId: number,
    ordersAt: (hour: number) => number | null,
  ): Promise<void> {
    const hours = Array.from({ length: (NOW - FIRST_HOUR) / HOUR_MS }, (_, index) => FIRST_HOUR + index * HOUR_MS);
    const sold = hours.flatMap((hour) => {
      const orders = ordersAt(hour);
      if (orders === null) return [];
      return [
        {
          ...{ hour, orders, ordersVar: 0, ordersSd: 0, units: orders, unitsVar: 0, unitsSd: 0, revenue: orders * 10 },
          ...{ revenueVar: 0, revenueSd: 0, observations: orders, basis: 'stock' as const },
        },
      ];
    });
    const sales = {
      productHours: sold.filter(({ orders }) => orders > 0).map((hour) => ({ ...hour, productId })),
      storeHours: sold.map((hour) => ({ ...hour, observedSeconds: 3600 })),
    };
    await testing.facts.transaction().execute((trx) => recordSales(trx, shop.id, sales, () => 1, NOW));
  }

  async function happen(
    storeId: number,
    kind: ProductEventKind,
    at: number,
    after: unknown,
    productId = STORE_ITSELF,
  ): Promise<void> {
    const event = { productId, at, kind, before: null, after, isPart: false };
    await testing.facts.transaction().execute((trx) => recordEvents(trx, storeId, [event]));
  }
}
