import { sql } from 'kysely';
import { connect } from '#database/connect.ts';
import { distribute } from '#database/distribute.ts';
import { migrate } from '#database/migrate.ts';
import { makePartitions } from '#database/partitions.ts';
import { TABLE_KINDS } from '#database/table-kinds.ts';
import type { TestDatabase } from '#database/testing.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { seedRates } from '#sales/seed-rates.ts';
import { refreshInTurn } from '#sales/windows/lock-windows.ts';
import { refreshProductWindows } from '#sales/windows/refresh-product-windows.ts';
import { refreshStoreWindows } from '#sales/windows/refresh-store-windows.ts';
import { testTracker } from '#tracker/poll/testing-tracker.ts';
import { openConnection } from '../database/copy-rows.ts';
import { openLanes } from '../database/lanes.ts';
import { loadMarket } from '../database/load-market.ts';
import { withoutIndexes } from '../database/without-indexes.ts';
import { type BenchDatabase, makeClusterDatabase, makePlainDatabase } from './cluster-database.ts';
import { copyTables } from './copy-tables.ts';
import { drawHistory } from './draw-history.ts';
import { type Asker, fillPeople } from './fill-people.ts';
import { PRACTICE } from './practice-shops.ts';

/** A distributed and a plain database with the same rows. */
export type Pair = { citus: TestDatabase; plain: TestDatabase; askers: Asker[] };

const HOURS_PER_PRODUCT = 10;

/**
 * Fills a plain database with a drawn market, a day of tracking practice stores, and people (`isMarketAlone`: only the
 * market). Then copies all of it into a distributed one. Both are created on the servers of these addresses.
 */
export async function openPair(
  { citusUrl, plainUrl, products, nowMs }: { citusUrl: string; plainUrl: string; products: number; nowMs: number },
  note: (line: string) => void,
  isMarketAlone = false,
): Promise<Pair> {
  const plain = connected(await makePlainDatabase(plainUrl));
  const market = { seed: 'market', products, saleHours: products * HOURS_PER_PRODUCT, nowMs };
  await loadMarket(plain.url, market, note);
  const askers: Asker[] = [];
  if (!isMarketAlone) {
    await trackPracticeDay(plain, nowMs);
    await drawHistory(plain, nowMs);
    askers.push(...(await fillPeople(plain, nowMs)));
  }
  const citus = connected(await makeClusterDatabase(citusUrl));
  await migrate(citus.facts);
  await makePartitions(citus.facts, nowMs);
  note('distributing');
  await distribute(citus.facts, () => {});
  const [client, lanes] = [await openConnection(citus.url), await openLanes(citus.url, 1)];
  await withoutIndexes(client, lanes, { tables: ['product', 'product_window'], areKeysKept: true }, async () => {
    note(`${await copyTables(plain.url, citus.url, Object.keys(TABLE_KINDS))} rows copied`);
  });
  await Promise.all([client.end(), lanes.end()]);
  // as after loading the plain market; a parent table's statistics cover its partitions
  for (const table of Object.keys(TABLE_KINDS))
    await sql`vacuum (analyze, parallel 0) ${sql.table(table)}`.execute(citus.facts);
  return { citus, plain, askers };
}

export async function closePair({ citus, plain }: Pair): Promise<void> {
  await Promise.all([citus.drop(), plain.drop()]);
}

async function trackPracticeDay({ database, facts }: TestDatabase, nowMs: number): Promise<void> {
  await seedRates(facts);
  const tracker = await testTracker({ people: database, facts: database }, nowMs - DAY_MS);
  const storeIds: number[] = [];
  for (const key of PRACTICE) storeIds.push((await tracker.addPracticeShop(key)).storeId);
  await tracker.pollUntil(nowMs);
  await refreshInTurn(facts, storeIds, async (trx, free) => {
    await refreshStoreWindows(trx, free, nowMs);
    await refreshProductWindows(trx, { storeIds: free }, nowMs);
  });
}

export function connected({ url, drop }: BenchDatabase): TestDatabase {
  const database = connect(url);
  return {
    ...{ database, people: database, facts: database, url, factsUrl: url },
    async drop() {
      await database.destroy();
      await drop();
    },
  };
}
