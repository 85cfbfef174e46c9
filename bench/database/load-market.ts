import { searchText } from '#catalog/search-text.ts';
import { isoDay } from '#contract/date-range.ts';
import { connect } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { makePartitions } from '#database/partitions.ts';
import { DAY_MS, HOUR_MS, startOfHour } from '#runtime/clock.ts';
import { FIGURES, SUMMED_FIGURES } from '#sales/figure-columns.ts';
import { countMarket } from '#sales/market/count-market.ts';
import { refreshMarketDays } from '#sales/market/refresh-market-day.ts';
import { refreshInTurn } from '#sales/windows/lock-windows.ts';
import { refreshProductWindows } from '#sales/windows/refresh-product-windows.ts';
import { refreshStoreWindows } from '#sales/windows/refresh-store-windows.ts';
import { type Connection, copyLines, lineOf, openConnection } from './copy-rows.ts';
import { type DrawnProduct, type DrawnStore, drawMarket } from './draw-market.ts';
import { openLanes } from './lanes.ts';
import { withoutIndexes } from './without-indexes.ts';

export type Loaded = { stores: number; products: number; saleHours: number; loadSeconds: number };

/** How many days the drawn sales go back, and for how many days every store has hours. */
const SALES_DAYS = 400;
const HOURS_DAYS = 3;
const STORES_AT_ONCE = 2_000;
const WINDOWS_OF_STORES_AT_ONCE = 500;
const MARKET_DAYS_AT_ONCE = 25;
const LANES = 3;
const COLUMNS = FIGURES.join(', ');
const SUMS = [...SUMMED_FIGURES.map((name) => `sum(${name})`), "'modified'"].join(', ');

/** Fills an empty database with a drawn market, by COPY and by the product's own roll-ups. */
export async function loadMarket(
  url: string,
  options: { seed: string; products: number; saleHours: number; nowMs: number },
  onProgress: (line: string) => void,
): Promise<Loaded> {
  const begunAt = performance.now();
  const tell = (line: string) => onProgress(`${((performance.now() - begunAt) / 1000).toFixed(0)} s: ${line}`);
  const roomy = new URL(url);
  roomy.searchParams.set('options', '-c timezone=UTC -c synchronous_commit=off -c work_mem=256MB');
  const database = connect(roomy.href, { max: LANES });
  await migrate(database);
  await makePartitions(database, options.nowMs);
  const [client, other] = [await openConnection(url), await openConnection(url)];
  const lanes = await openLanes(url, LANES);
  const market = drawMarket({ ...options, days: SALES_DAYS });
  const factTables = ['product', 'sale_hour', 'sale_day', 'store_day', 'store_hour'];
  let saleHours = 0;

  await withoutIndexes(client, lanes, { tables: factTables, areKeysKept: false }, async () => {
    for (let start = 0; start < market.storeCount; start += STORES_AT_ONCE) {
      const count = Math.min(STORES_AT_ONCE, market.storeCount - start);
      const drawn = Array.from({ length: count }, (_, index) => {
        const store = market.drawStore(start + index);
        return { store, products: market.drawProducts(store) };
      });
      const [, sold] = await Promise.all([copyCatalogue(client, drawn, options.nowMs), copySales(other, drawn)]);
      saleHours += sold;
      if ((start / STORES_AT_ONCE) % 5 === 0) tell(`${start + count} stores, ${saleHours} hours of sales`);
    }
    await client.query(`/* any kind */ insert into store_host (id, host, origin, created_at) overriding system value
      select id, host, origin, created_at from store`);
    await client.query(`select setval(pg_get_serial_sequence('store_host', 'id'), $1), setval('product_id', $2)`, [
      market.storeCount,
      options.products,
    ]);
    await client.query(`update store set discounted_share = shares.discounted, sold_out_share = shares.sold_out from (
      select store_id, avg((coalesce(compare_at_minor, 0) > price_minor)::int) as discounted, avg((not is_available)::int) as sold_out
      from product group by store_id) as shares where shares.store_id = store.id`);
    await client.query('analyze store');
    tell('days');
    const { rows: months } = await client.query<{ name: string }>(
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'sale_hour'::regclass order by 1`,
    );
    await lanes.run(months, async (connection, { name }) => {
      await connection.query(`insert into sale_day (store_id, product_id, day, ${COLUMNS})
        select store_id, product_id, (hour at time zone 'UTC')::date, ${SUMS} from ${name} group by 1, 2, 3`);
    });
    await fillObserved(client, options.nowMs);
    tell('indexes');
  });
  const vacuum = async (tables: string[]) =>
    lanes.run(tables, async (connection, table) => {
      await connection.query(`vacuum (analyze, parallel 0) ${table}`);
    });
  await vacuum(['sale_hour', 'sale_day', 'product', 'store_day', 'store_hour', 'store']);
  tell('windows');
  const windowTables = ['product_window', 'store_window'];
  await withoutIndexes(client, lanes, { tables: windowTables, areKeysKept: true }, async () => {
    const batches = startsOf(market.storeCount, WINDOWS_OF_STORES_AT_ONCE);
    await lanes.run(batches, async (_, start, index) => {
      const length = Math.min(WINDOWS_OF_STORES_AT_ONCE, market.storeCount - start);
      const storeIds = Array.from({ length }, (_each, place) => start + place + 1);
      await refreshInTurn(database, storeIds, async (trx, free) => {
        await refreshStoreWindows(trx, free, options.nowMs);
        await refreshProductWindows(trx, { storeIds: free }, options.nowMs);
      });
      if (index % 20 === 0) tell(`windows of ${start + length} stores`);
    });
    tell('indexes of windows');
  });
  tell('market');
  await lanes.run(startsOf(SALES_DAYS + 1, MARKET_DAYS_AT_ONCE), async (_, daysAgo) => {
    const [from, to] = [daysAgo + MARKET_DAYS_AT_ONCE - 1, daysAgo].map((ago) => isoDay(options.nowMs - ago * DAY_MS));
    await refreshMarketDays(database, { from: from!, to: to! });
  });
  await countMarket(database, options.nowMs);
  const turnedTo = new Date(startOfHour(options.nowMs));
  await database.insertInto('window_turn').values({ turned_to: turnedTo }).execute();
  await vacuum([...windowTables, 'market_day', 'market_hour']);
  await client.query('checkpoint');
  await Promise.all([client.end(), other.end(), lanes.end(), database.destroy()]);
  const loadSeconds = (performance.now() - begunAt) / 1000;
  return { stores: market.storeCount, products: options.products, saleHours, loadSeconds };
}

type Drawn = { store: DrawnStore; products: DrawnProduct[] }[];

async function copyCatalogue(client: Connection, drawn: Drawn, nowMs: number): Promise<void> {
  const now = new Date(nowMs).toISOString();
  const stores = drawn.map(({ store }) => {
    const { id, host, name, country, platform, products, watchedDays } = store;
    const since = new Date(nowMs - watchedDays * DAY_MS).toISOString();
    return lineOf([
      ...[id, host, `https://${host}`, platform, 'read', name, country, 'USD', products],
      ...[since, since, now, searchText(name, host)],
    ]);
  });
  await copyLines(
    client,
    'store (id, host, origin, platform, state, name, country, currency, product_count, created_at, first_read_at, last_read_at, search_text)',
    stores,
  );
  function* products() {
    for (const { store, products } of drawn) {
      for (const { id, title, vendor, tags, priceMinor, compareAtMinor, isAvailable, firstSeenAtMs } of products) {
        yield lineOf([
          ...[store.id, id, id, `p${id}`, title, `https://${store.host}/products/p${id}`, vendor],
          ...[`{${tags.join(',')}}`, 'USD', priceMinor, priceMinor / 100, store.country],
          ...[searchText(title, vendor), new Date(firstSeenAtMs).toISOString(), now],
          ...[compareAtMinor, isAvailable ? 't' : 'f'],
        ]);
      }
    }
  }
  await copyLines(
    client,
    'product (store_id, id, external_id, handle, title, url, vendor, tags, currency, price_minor, price_usd, country, search_text, first_seen_at, last_seen_at, compare_at_minor, is_available)',
    products(),
  );
}

/** The text of each hour is built once, because hours are most of what is written. */
const hourTexts = new Map<number, string>();

function hourText(hour: number): string {
  let text = hourTexts.get(hour);
  if (text === undefined) {
    text = new Date(hour * HOUR_MS).toISOString();
    hourTexts.set(hour, text);
  }
  return text;
}

function copySales(client: Connection, drawn: Drawn): Promise<number> {
  function* lines() {
    for (const { store, products } of drawn) {
      for (const { id, priceMinor, sales } of products) {
        const figures: string[] = [];
        for (const [hour, orders] of sales) {
          figures[orders] ??= figuresOf(orders, (orders * priceMinor) / 100);
          yield `${store.id}\t${id}\t${hourText(hour)}\t${figures[orders]}`;
        }
      }
    }
  }
  return copyLines(client, `sale_hour (store_id, product_id, hour, ${COLUMNS})`, lines());
}

function figuresOf(orders: number, revenue: number): string {
  return lineOf([
    ...[orders, orders * 0.4, 0, orders * 1.2, orders, 0],
    ...[revenue * 1.2, revenue * 1.2, revenue, revenue * 0.2, orders, 'modified'],
  ]);
}

/** An observed store has days and hours, whether it sold or not. */
async function fillObserved(client: Connection, nowMs: number): Promise<void> {
  const names = FIGURES.slice(0, -1);
  const figures = `${names.map((name) => `coalesce(sold.${name}, 0)`).join(', ')}, 'modified'`;
  await client.query(
    `insert into store_day (store_id, day, ${COLUMNS}, observed_seconds)
    select s.id, d::date, ${figures}, 86400
    from store s
    cross join generate_series((s.first_read_at at time zone 'UTC')::date, $1::date, '1 day') as d
    left join (select store_id, day, ${SUMS} from sale_day group by 1, 2)
      as sold (store_id, day, ${COLUMNS}) on sold.store_id = s.id and sold.day = d::date`,
    [isoDay(nowMs)],
  );
  await client.query(
    `insert into store_hour (store_id, hour, ${COLUMNS}, observed_seconds)
    select s.id, h, ${figures}, 3600
    from store s cross join generate_series($1::timestamptz, $2::timestamptz, '1 hour') as h
    left join (select store_id, hour, ${SUMS} from sale_hour where hour >= $1 group by 1, 2)
      as sold (store_id, hour, ${COLUMNS}) on sold.store_id = s.id and sold.hour = h`,
    [new Date(nowMs - HOURS_DAYS * DAY_MS).toISOString(), new Date(startOfHour(nowMs)).toISOString()],
  );
}

function startsOf(count: number, step: number): number[] {
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step);
}
