import pg from 'pg';
import { searchText } from '#catalog/search-text.ts';
import { isoDay } from '#contract/date-range.ts';
import { connect } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { makePartitions } from '#database/partitions.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { refreshMarketDay } from '#sales/market/refresh-market-day.ts';
import { refreshProductWindows } from '#sales/windows/refresh-product-windows.ts';
import { refreshStoreWindows } from '#sales/windows/refresh-store-windows.ts';
import { copyRows, withoutIndexes } from './copy-rows.ts';
import { drawMarket } from './draw-market.ts';

export type Loaded = { stores: number; products: number; saleHours: number; loadSeconds: number };

/** How far back the drawn sales reach, and for how many days all stores have hours of their own. */
const SALES_DAYS = 400;
const HOURS_DAYS = 3;
const STORES_AT_ONCE = 2_000;
const FIGURES =
  'orders, orders_var, orders_sd, units, units_var, units_sd, revenue, revenue_usd, revenue_usd_var, revenue_usd_sd, observations, basis';

/** Fills an empty database with a drawn market, by COPY and by the product's own roll-ups. */
export async function loadMarket(
  url: string,
  options: { seed: string; products: number; saleHours: number; nowMs: number },
  onProgress: (line: string) => void,
): Promise<Loaded> {
  const begunAt = performance.now();
  const database = connect(url, { max: 2 });
  await migrate(database);
  await makePartitions(database, options.nowMs);
  const client = new pg.Client({
    connectionString: url,
    options: '-c timezone=UTC -c synchronous_commit=off -c maintenance_work_mem=1GB -c work_mem=256MB',
  });
  await client.connect();
  const market = drawMarket({ ...options, days: SALES_DAYS });
  let saleHours = 0;
  const seconds = () => `${((performance.now() - begunAt) / 1000).toFixed(0)} s`;

  await withoutIndexes(client, ['product', 'sale_hour', 'sale_day', 'store_day', 'store_hour'], async () => {
    for (let start = 0; start < market.storeCount; start += STORES_AT_ONCE) {
      const count = Math.min(STORES_AT_ONCE, market.storeCount - start);
      const stores = Array.from({ length: count }, (_, index) => market.drawStore(start + index));
      await copyRows(
        client,
        'store (id, host, origin, platform, state, name, country, currency, product_count, first_read_at, last_read_at, search_text)',
        stores.map((store) => [
          ...[
            store.id,
            store.host,
            `https://${store.host}`,
            'shopify',
            'read',
            store.name,
            store.country,
            'USD',
            store.products,
          ],
          ...[iso(options.nowMs - SALES_DAYS * DAY_MS), iso(options.nowMs), searchText(store.name, store.host)],
        ]),
      );
      const drawn = stores.map((store) => ({ store, products: market.drawProducts(store) }));
      await copyRows(
        client,
        'product (store_id, id, external_id, handle, title, url, vendor, tags, currency, price_minor, price_usd, country, search_text, first_seen_at, last_seen_at)',
        rowsOf(drawn, ({ store, product }) => [
          ...[
            store.id,
            product.id,
            product.id,
            `p${product.id}`,
            product.title,
            `https://${store.host}/products/p${product.id}`,
          ],
          ...[
            product.vendor,
            `{${product.tags.join(',')}}`,
            'USD',
            product.priceMinor,
            product.priceMinor / 100,
            store.country,
          ],
          ...[searchText(product.title, product.vendor), iso(product.firstSeenAtMs), iso(options.nowMs)],
        ]),
      );
      saleHours += await copyRows(client, `sale_hour (store_id, product_id, hour, ${FIGURES})`, saleRows(drawn));
      if ((start / STORES_AT_ONCE) % 5 === 0)
        onProgress(`${start + count} stores, ${saleHours} hours of sales: ${seconds()}`);
    }
    await client.query(`select setval('store_id_seq', $1), setval('product_id_seq', $2)`, [
      market.storeCount,
      options.products,
    ]);
    onProgress(`days: ${seconds()}`);
    await client.query(`insert into sale_day (store_id, product_id, day, ${FIGURES})
      select store_id, product_id, (hour at time zone 'UTC')::date, ${SUMS} from sale_hour group by 1, 2, 3`);
    // a store that is read has a day, whether it sold or not
    await client.query(
      `insert into store_day (store_id, day, ${FIGURES}, observed_seconds)
      select s.id, d::date, ${coalesced()}, 86400
      from store s cross join generate_series($1::date, $2::date, '1 day') as d
      left join (select store_id, day, ${SUMS.replaceAll('sum(', 'sum(')} from sale_day group by 1, 2)
        as sold (store_id, day, ${FIGURES}) on sold.store_id = s.id and sold.day = d::date`,
      [isoDay(options.nowMs - SALES_DAYS * DAY_MS), isoDay(options.nowMs)],
    );
    await client.query(
      `insert into store_hour (store_id, hour, ${FIGURES}, observed_seconds)
      select s.id, h, ${coalesced()}, 3600
      from store s cross join generate_series($1::timestamptz, $2::timestamptz, '1 hour') as h
      left join (select store_id, hour, ${SUMS} from sale_hour where hour >= $1 group by 1, 2)
        as sold (store_id, hour, ${FIGURES}) on sold.store_id = s.id and sold.hour = h`,
      [iso(options.nowMs - HOURS_DAYS * DAY_MS), iso(Math.floor(options.nowMs / HOUR_MS) * HOUR_MS)],
    );
    onProgress(`indexes: ${seconds()}`);
  });
  await client.query('vacuum analyze');
  onProgress(`windows: ${seconds()}`);
  await withoutIndexes(client, ['product_window', 'store_window'], async () => {
    for (let start = 0; start < market.storeCount; start += STORES_AT_ONCE) {
      const storeIds = Array.from(
        { length: Math.min(STORES_AT_ONCE, market.storeCount - start) },
        (_, index) => start + index + 1,
      );
      await refreshStoreWindows(database, storeIds, options.nowMs);
      await refreshProductWindows(database, { storeIds }, options.nowMs);
      if ((start / STORES_AT_ONCE) % 5 === 0) onProgress(`windows of ${start + storeIds.length} stores: ${seconds()}`);
    }
    onProgress(`indexes of windows: ${seconds()}`);
  });
  onProgress(`market: ${seconds()}`);
  for (let at = options.nowMs - SALES_DAYS * DAY_MS; at <= options.nowMs; at += DAY_MS)
    await refreshMarketDay(database, isoDay(at));
  await client.query('vacuum analyze');
  await client.end();
  await database.destroy();
  return {
    stores: market.storeCount,
    products: options.products,
    saleHours,
    loadSeconds: (performance.now() - begunAt) / 1000,
  };
}

const SUMS = `sum(orders), sum(orders_var), sum(orders_sd), sum(units), sum(units_var), sum(units_sd), sum(revenue),
  sum(revenue_usd), sum(revenue_usd_var), sum(revenue_usd_sd), sum(observations), 'modified'`;

function coalesced(): string {
  const names = FIGURES.split(', ').slice(0, -1);
  return `${names.map((name) => `coalesce(sold.${name}, 0)`).join(', ')}, 'modified'`;
}

type Drawn = {
  store: ReturnType<ReturnType<typeof drawMarket>['drawStore']>;
  products: ReturnType<ReturnType<typeof drawMarket>['drawProducts']>;
}[];

function* rowsOf<Row>(
  drawn: Drawn,
  row: (one: { store: Drawn[number]['store']; product: Drawn[number]['products'][number] }) => Row,
): Iterable<Row> {
  for (const { store, products } of drawn) for (const product of products) yield row({ store, product });
}

function* saleRows(drawn: Drawn): Iterable<(string | number)[]> {
  for (const { store, products } of drawn) {
    for (const product of products) {
      for (const [hour, orders] of product.sales) {
        const revenue = (orders * product.priceMinor) / 100;
        const at = iso(hour * HOUR_MS);
        yield [
          store.id,
          product.id,
          at,
          orders,
          orders * 0.4,
          0,
          orders * 1.2,
          orders,
          0,
          revenue * 1.2,
          revenue * 1.2,
          revenue,
          revenue * 0.2,
          orders,
          'modified',
        ];
      }
    }
  }
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
