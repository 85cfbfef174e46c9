import { connect, type Database } from '#database/connect.ts';
import { HOUR_MS, startOfHour } from '#runtime/clock.ts';
import type { ProductHour } from '#sales/facts.ts';
import { writeHours } from '#sales/write-hours.ts';
import { analyticsQuestions } from '../database/analytics-questions.ts';
import { drawLists } from '../database/drawn-lists.ts';
import { listQuestions } from '../database/list-questions.ts';
import { makeReader } from '../database/make-reader.ts';
import { type Answered, measureQuestions } from '../database/measure-questions.ts';
import { percentile } from '../percentile.ts';
import type { Pair } from './open-pair.ts';

/** The times of one side in milliseconds: the median and the 95th percentile of the questions' own 95th percentiles. */
type Times = { p50Ms: number; p95Ms: number };
type Side = { lists: Times; drawn: Times; analytics: Times; rowsWrittenASecond: number };
export type Scale = {
  citus: Side;
  plain: Side;
  /** How many times as long the cluster takes. For writing: how many times as many rows the plain database writes. */
  ratios: { lists: number; drawn: number; analytics: number; writing: number };
  /** The questions on which the cluster is slowest in comparison. */
  worst: { name: string; citusMs: number; plainMs: number }[];
};

/** Enough rounds that one slow answer is not a question's 95th percentile. */
const ROUNDS = 20;
const DRAWN = 100;
const WORST = 12;
const STORES_WRITTEN = 400;
const WRITERS = 4;

/** The times that both databases of a pair need for the same questions, and to write the same hours of sales. */
export async function measureScale(pair: Pair, nowMs: number, note: (line: string) => void): Promise<Scale> {
  const plain = await measureSide(pair.plain.url, nowMs, (line) => note(`plain: ${line}`));
  const citus = await measureSide(pair.citus.url, nowMs, (line) => note(`citus: ${line}`));
  const ratio = (one: number, other: number) => Math.round((one / other) * 100) / 100;
  const worst = citus.answered.map(({ name, p95Ms }, index) => ({
    ...{ name, citusMs: p95Ms, plainMs: plain.answered[index]!.p95Ms },
  }));
  return {
    citus: citus.side,
    plain: plain.side,
    ratios: {
      lists: ratio(citus.side.lists.p95Ms, plain.side.lists.p95Ms),
      drawn: ratio(citus.side.drawn.p95Ms, plain.side.drawn.p95Ms),
      analytics: ratio(citus.side.analytics.p95Ms, plain.side.analytics.p95Ms),
      writing: ratio(plain.side.rowsWrittenASecond, citus.side.rowsWrittenASecond),
    },
    worst: worst.toSorted((one, other) => other.citusMs - one.citusMs).slice(0, WORST),
  };
}

async function measureSide(url: string, nowMs: number, note: (line: string) => void) {
  const database = connect(url, { max: WRITERS });
  try {
    const databases = { people: database, facts: database };
    const who = { ...(await makeReader(database)), nowMs };
    const lists = await listQuestions(databases, who, drawLists(DRAWN, 'scale'));
    const answered = await measureQuestions([...lists, ...analyticsQuestions(databases, who)], ROUNDS, note);
    const rowsWrittenASecond = Math.round(await writeSales(database, nowMs));
    note(`${rowsWrittenASecond} rows written a second`);
    const isDrawn = ({ name }: Answered) => name.includes('{');
    const isList = ({ kind }: Answered) => kind === 'list';
    const side: Side = {
      lists: timesOf(answered.filter((each) => isList(each) && !isDrawn(each))),
      drawn: timesOf(answered.filter(isDrawn)),
      analytics: timesOf(answered.filter((each) => !isList(each))),
      rowsWrittenASecond,
    };
    return { side, answered };
  } finally {
    await database.destroy();
  }
}

/** Writes a new hour in which every product of some stores sold, as polls do: store by store, several at once. */
async function writeSales(database: Database, nowMs: number): Promise<number> {
  const stores = await database
    .selectFrom('store')
    .select('id')
    .where('product_count', '>', 0)
    .orderBy('id')
    .limit(STORES_WRITTEN)
    .execute();
  const hour = startOfHour(nowMs) - HOUR_MS;
  const sold = [];
  for (const { id } of stores) {
    const products = await database.selectFrom('product').select('id').where('store_id', '=', id).execute();
    sold.push({ storeId: id, productHours: products.map((product) => hourOf(product.id, hour)) });
  }
  let rows = 0;
  const begunAt = performance.now();
  const work = sold.values();
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      for (const { storeId, productHours } of work) {
        const storeHours = [{ ...hourOf(0, hour), observedSeconds: 3600 }];
        const hours = { productHours, storeHours };
        await database.transaction().execute((trx) => writeHours(trx, storeId, hours, () => 1, 'add'));
        // the rows of the hour and of its day
        rows += 2 * (productHours.length + storeHours.length);
      }
    }),
  );
  return (rows * 1000) / (performance.now() - begunAt);
}

function hourOf(productId: number, hour: number): ProductHour {
  const [orders, units, revenue] = [1, 1.3, 40];
  return {
    ...{ productId, hour, orders, ordersVar: 0.4, ordersSd: 0, units, unitsVar: 1, unitsSd: 0 },
    ...{ revenue, revenueVar: 900, revenueSd: 8, observations: 1, basis: 'modified' },
  };
}

function timesOf(answered: Answered[]): Times {
  const times = answered.map(({ p95Ms }) => p95Ms);
  return { p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95) };
}
