import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { sealTarget } from '#alerts/channel/target.ts';
import { deliverDue } from '#alerts/delivery/deliver-due.ts';
import { judgeRules } from '#alerts/ring/judge-rules.ts';
import { testAlerts } from '#alerts/testing-alerts.ts';
import { createStores } from '#catalog/create-stores.ts';
import { isoDay } from '#contract/date-range.ts';
import { connect, type Database } from '#database/connect.ts';
import { makePartitions } from '#database/partitions.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, manualClock, startOfHour } from '#runtime/clock.ts';
import { practicePages } from '../poll/practice-pages.ts';
import { trackShops } from '../poll/track-shops.ts';
import { throwawayDatabase } from '../throwaway-database.ts';

const USAGE = 'npm run bench -- alerts [--stores 10000] [--rules 100000] [--ringing 1000] [--json]';
/** How many stores each person watches, and how many prices change in a poll of each store. */
const WATCHED = 10;
const CHANGES = 3;
const PARSES = 200;
const SOLD_DAYS = 30;
/** The shops whose polls are measured: each is read once first, then this many rounds; one product in ten changes. */
const POLLED = { shops: 300, rounds: 2, concurrency: 16, changedOneIn: 10 };
const JUDGED_EVERY_SECONDS = 5;
const SECRET_KEY = 'for tests';

/** The cost of judging one poll of each store, compared with that of the whole poll and of parsing its page. */
export async function alerts(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      stores: { type: 'string', default: '10000' },
      rules: { type: 'string', default: '100000' },
      ringing: { type: 'string', default: '1000' },
      json: { type: 'boolean', default: false },
    },
  });
  const [stores, rules, ringing] = [values.stores, values.rules, values.ringing].map(Number);
  if (!(stores! >= WATCHED && rules! > 0 && ringing! > 0)) throw new Error(USAGE);
  const pollMs = await measurePoll();
  const server = await throwawayDatabase();
  const database = connect(server.url, { max: 4 });
  try {
    const result = await run(database, { stores: stores!, rules: rules!, ringing: ringing! }, pollMs);
    console.log(
      values.json
        ? JSON.stringify(result, null, 2)
        : Object.entries(result)
            .map(([name, value]) => `${name}: ${value}`)
            .join('\n'),
    );
  } finally {
    await database.destroy();
    await server.stop();
  }
}

type Size = { stores: number; rules: number; ringing: number };

async function run(database: Database, size: Size, pollMs: number) {
  const startsAt = Date.now();
  const clock = manualClock(startsAt - HOUR_MS);
  await makePartitions(database, startsAt);
  const storeIds = await makeWorld(database, size, clock.now());
  const deps = testAlerts({ people: database, facts: database, clock, mails: [] }, { secretKey: SECRET_KEY });
  await judgeRules(deps);
  clock.set(startsAt);
  await pollAll(database, storeIds, startsAt);
  await sql`vacuum analyze`.execute(database);
  const [begun, usedBefore] = [performance.now(), process.cpuUsage()];
  await judgeRules(deps);
  const used = process.cpuUsage(usedBefore);
  const seconds = (performance.now() - begun) / 1000;
  const { rang } = await database
    .selectFrom('alert_ring')
    .select((select) => select.fn.countAll<number>().as('rang'))
    .executeTakeFirstOrThrow();
  const { messages } = await database
    .selectFrom('delivery')
    .select((select) => select.fn.countAll<number>().as('messages'))
    .executeTakeFirstOrThrow();
  const sendingSince = performance.now();
  // as the process does: it continues while there are messages to send
  while ((await deliverDue(deps)) > 0);
  const sendSeconds = (performance.now() - sendingSince) / 1000;
  const { waiting } = await database
    .selectFrom('delivery')
    .select((select) => select.fn.countAll<number>().as('waiting'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  if (waiting > 0) throw new Error(`${waiting} messages were not sent`);
  const judgeMs = (used.user + used.system) / 1000 / size.stores;
  const parseMs = measureParse(startsAt);
  return {
    ...{ polls: size.stores, rules: size.rules, rang, messages, seconds: rounded(seconds) },
    ...{ judgeCpuMsPerPoll: rounded(judgeMs), pollCpuMs: rounded(pollMs), parseCpuMsPerPage: rounded(parseMs) },
    ...{ shareOfPoll: rounded(judgeMs / pollMs), shareOfParse: rounded(judgeMs / parseMs) },
    // a poll may come just after a round of judging, and its message is sent after all is judged
    slowestMessageSeconds: rounded(JUDGED_EVERY_SECONDS + seconds + sendSeconds),
  };
}

/**
 * Creates people who watch stores and have rules. Of the rules, four in five are about a store, one in ten about a
 * category, and one in ten about a saved filter of its own. Each person's last filter is of the database, and asks
 * about a price or about new matches. The filters of the first `ringing` / 100 people ring too, that of the database
 * for one store. Every tenth person's last filter but one is of stores, of the database or their own, and asks about
 * prices, orders, or growth.
 */
async function makeWorld(database: Database, { stores, rules, ringing }: Size, nowMs: number) {
  const given = Array.from({ length: stores }, (_, index) => ({
    host: `shop-${index}.test`,
    origin: 'https://a.test',
  }));
  const { storeIds } = await createStores({ people: database, facts: database }, given, nowMs);
  const people = Math.ceil(stores / WATCHED);
  const made = new Date(nowMs - MINUTE_MS);
  const perPerson = Math.ceil(rules / people);
  const lastFilter = perPerson - ((perPerson + 5) % 10);
  const ofStores = lastFilter - 10;
  await sql`update store set state = 'read', last_read_at = ${made}`.execute(database);
  await sql`
    insert into account (id, email, email_verified) select 'p' || n, 'p' || n || '@shop.test', true from generate_series(0, ${people - 1}::int) n`.execute(
    database,
  );
  await sql`
    insert into entitlement (account_id, plan) select 'p' || n, 'PREMIUM' from generate_series(0, ${people - 1}::int) n`.execute(
    database,
  );
  await sql`
    insert into channel (id, account_id, name, kind, sealed_target, created_at)
    select 'c' || n, 'p' || n, 'Mail', 'mail', decode(sealed, 'hex'), ${made}
    from unnest(${sealedTargets(people)}::text[]) with ordinality as t (sealed, place), lateral (select place - 1) as p (n)`.execute(
    database,
  );
  await sql`
    insert into account_preference (account_id, preferences)
    select 'p' || n, jsonb_build_object('savedFilters', jsonb_build_object('products', (
      select jsonb_agg(jsonb_build_object('name', 'F' || k, 'search',
        '?tags=TOYS&maxPrice=' || case when n < ${ringing}::int / 100 then 6 else 1 end || '&minPrice=0.' || k))
      from generate_series(5, ${perPerson}::int, 10) k), 'database/products', jsonb_build_array(jsonb_build_object(
        'name', 'F' || ${lastFilter}::int, 'search', case when n < ${ringing}::int / 100
          then '?maxPrice=6&q=https%3A%2F%2Fshop-' || n || '.test' else '?tags=TOYS&maxPrice=1' end)),
      case when n % 20 = 0 then 'database/stores' else 'stores' end, jsonb_build_array(jsonb_build_object(
        'name', 'F' || ${ofStores}::int, 'search', case n / 20 % 4
          when 0 then '?tags=TOYS&maxPrice=' || 5 + n % 100 * 0.01 when 1 then '?stock=out&minOrders=' || n % 100 + 1
          when 2 then '?tags=TOYS&minOrders=' || n % 100 + 0.5 else '?tags=TOYS&minGrowth=' || n % 100 + 20 end))))
    from generate_series(0, ${people - 1}::int) n`.execute(database);
  await sql`
    insert into watched_store (account_id, store_id, created_at)
    select 'p' || (place - 1) / ${WATCHED}::int, id, ${made}
    from unnest(${storeIds}::bigint[]) with ordinality as t (id, place)`.execute(database);
  // for some, the rule rings at a price that halves; for the others, at a fall that never happens
  await sql`
    insert into alert_rule (id, account_id, name, store_id, tag, filter, filter_list, condition, cool_down_hours, channel_ids, created_at, covers_since)
    select 'r' || p.n || '-' || k, 'p' || p.n, 'Rule',
      case when k % 5 = 0 then null
        else (${storeIds}::bigint[])[least(p.n * ${WATCHED}::int + 1 + k % ${WATCHED}::int, ${stores}::int)] end,
      case when k % 10 = 0 then 'TOYS' end,
      case when k % 10 = 5 then 'F' || k end,
      case when k = ${lastFilter}::int then 'database/products'
        when k = ${ofStores}::int and p.n % 10 = 0 then case when p.n % 20 = 0 then 'database/stores' else 'stores' end
        when k % 10 = 5 then 'products' end,
      case when k % 10 = 5 and (k <> ${lastFilter}::int or p.n % 2 = 0) then '{"kind": "matches"}'::jsonb
        else jsonb_build_object('kind', 'price', 'direction', 'down', 'leastPercent', case
          when k = ${lastFilter}::int or (p.n * ${perPerson}::int + k <= ${ringing}::int * 10 and k % 10 = 1) then 40
          else 90 end) end,
      24, array['c' || p.n], ${made}, ${made}
    from generate_series(0, ${people - 1}::int) as p (n), generate_series(1, ${perPerson}::int) k`.execute(database);
  await sql`
    insert into product (store_id, external_id, title, url, currency, price_minor, price_usd, first_seen_at, last_seen_at, tags)
    select id, p::text, 'Product ' || p, 'https://a.test/' || p, 'USD', 1000, 10, ${made}, ${made}, array['TOYS']
    from unnest(${storeIds}::bigint[]) as t (id), generate_series(1, ${CHANGES}::int) p`.execute(database);
  await sellInStores(database, nowMs);
  return storeIds;
}

/** Every store was read for a month and sold up to fifteen orders a day, some of them in the hour of the poll. */
async function sellInStores(database: Database, nowMs: number): Promise<void> {
  const figures = sql.raw('0, 0, 1, 0, 0, 10, 10, 0, 0, 1');
  const names = sql.raw(`orders_var, orders_sd, units, units_var, units_sd, revenue, revenue_usd, revenue_usd_var,
    revenue_usd_sd, observations, basis, observed_seconds`);
  const [hour, today] = [new Date(startOfHour(nowMs)), isoDay(nowMs)];
  await sql`
    update store set first_read_at = ${new Date(nowMs - SOLD_DAYS * DAY_MS)}, tags = '{TOYS}', median_price_usd = 10`.execute(
    database,
  );
  await sql`
    insert into store_offer (store_id, seen_at, median_price_usd, discounted_share, sold_out_share)
    select id, first_read_at, 10, 0, 0 from store`.execute(database);
  await sql`
    insert into store_day (store_id, day, orders, ${names})
    select id, ${today}::date - back, id % 16, ${figures}, 'modified', 86400
    from store, generate_series(0, ${SOLD_DAYS}::int - 1) back`.execute(database);
  await sql`
    insert into store_hour (store_id, hour, orders, ${names})
    select id, ${hour}::timestamptz - days * interval '1 day' - hours * interval '1 hour', 0.02, ${figures}, 'modified', 3600
    from store, unnest('{0,7}'::int[]) days, generate_series(0, 23) hours
    where hours < id % 16`.execute(database);
}

/** One poll of each store shows this many changed prices; one product's price halves. */
async function pollAll(database: Database, storeIds: readonly number[], atMs: number): Promise<void> {
  const variant = (minor: number) =>
    JSON.stringify({ currency: 'USD', variants: [{ externalId: 'a', priceMinor: minor }] });
  await sql`
    insert into product_event (store_id, product_id, at, kind, before, after, seen_at)
    select store_id, id, ${new Date(atMs)}, 'price', ${variant(1000)}::jsonb,
      case when external_id = '1' then ${variant(500)}::jsonb else ${variant(950)}::jsonb end, ${new Date(atMs)}
    from product where store_id = any(${[...storeIds]}::bigint[])`.execute(database);
  await sql`update product set price_usd = case when external_id = '1' then 5 else 9.5 end`.execute(database);
  await sql`update store set last_read_at = ${new Date(atMs)}`.execute(database);
  await sql`
    insert into store_offer (store_id, seen_at, median_price_usd, discounted_share, sold_out_share)
    select id, ${new Date(atMs)}, 9.5, 0, 0 from store`.execute(database);
}

function sealedTargets(people: number): string[] {
  return Array.from({ length: people }, (_, index) =>
    sealTarget(SECRET_KEY, `c${index}`, { kind: 'mail', secret: null }).toString('hex'),
  );
}

/** The CPU time of a whole poll of one page of 250 products, as in `bench -- poll`: parse, compare, infer and write. */
async function measurePoll(): Promise<number> {
  const server = await throwawayDatabase();
  const database = connect(server.url, { max: 2 });
  try {
    const { concurrency, changedOneIn } = POLLED;
    const asked = { database, databaseUrl: server.url, concurrency, changedOneIn };
    const tracked = await trackShops(asked, { shopify: POLLED.shops });
    try {
      let cpuMs = 0;
      await tracked.phase('shopify', 0);
      for (let round = 1; round <= POLLED.rounds; round++) cpuMs += (await tracked.phase('shopify', round)).cpuMs;
      return cpuMs / (POLLED.shops * POLLED.rounds);
    } finally {
      await tracked.close();
    }
  } finally {
    await database.destroy();
    await server.stop();
  }
}

/** The CPU time of unzipping and parsing a page of 250 products. */
function measureParse(atMs: number): number {
  const pages = practicePages(atMs);
  const bodies = Array.from({ length: 20 }, (_, shop) =>
    pages.shopify(shop, { round: 0, renderedAt: atMs, changedOneIn: 0 }, 250),
  );
  const before = process.cpuUsage();
  for (let count = 0; count < PARSES; count++) JSON.parse(gunzipSync(bodies[count % bodies.length]!).toString());
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1000 / PARSES;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
