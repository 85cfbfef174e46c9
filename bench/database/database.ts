import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { connect, type Database } from '#database/connect.ts';
import { analyticsQuestions } from './analytics-questions.ts';
import { drawLists } from './drawn-lists.ts';
import { listQuestions } from './list-questions.ts';
import { loadMarket } from './load-market.ts';
import { makeReader } from './make-reader.ts';
import { measureQuestions } from './measure-questions.ts';
import { openDatabase } from './open-database.ts';
import { tableOf } from './table.ts';

const USAGE =
  'npm run bench -- database [--products 500000] [--sale-hours N] [--rounds 20] [--drawn 0 [--seed drawn]] [--url postgres://… [--loaded]] [--json]';
/** Ten hours of sales per product. */
const HOURS_PER_PRODUCT = 10;
const SEED = 'market';

/** How long list and analytic questions take over a large drawn market. */
export async function database(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      products: { type: 'string', default: '500000' },
      'sale-hours': { type: 'string' },
      rounds: { type: 'string', default: '20' },
      drawn: { type: 'string', default: '0' },
      seed: { type: 'string', default: 'drawn' },
      url: { type: 'string' },
      loaded: { type: 'boolean', default: false },
      only: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const products = Number(values.products);
  const saleHours = Number(values['sale-hours'] ?? products * HOURS_PER_PRODUCT);
  const rounds = Number(values.rounds);
  const drawn = Number(values.drawn);
  if (!(products >= 1_000 && saleHours > 0 && rounds > 0 && drawn >= 0)) throw new Error(USAGE);
  const place = await openDatabase(values.url, note);
  try {
    const nowMs = Date.now();
    const options = { seed: SEED, products, saleHours, nowMs };
    const loaded = values.loaded ? null : await loadMarket(place.url, options, note);
    const reader = connect(place.url, { max: 2 });
    const who = await makeReader(reader);
    const databases = { people: reader, facts: reader };
    const lists = await listQuestions(databases, who, drawLists(drawn, values.seed));
    const analytics = analyticsQuestions(databases, who);
    const asked = [...lists, ...analytics].filter(({ name }) => name.includes(values.only ?? ''));
    const questions = await measureQuestions(asked, rounds, note);
    const size = await sizeOf(reader);
    await reader.destroy();
    const result = { ...loaded, ...size, loadAverage: loadavg()[0]!, questions };
    console.log(values.json ? JSON.stringify(result, null, 2) : tableOf(result));
  } finally {
    await place.stop();
  }
}

/** `leafIndexes`: how many indexes the catalogue's products and their windows have. */
async function sizeOf(database: Database): Promise<{ bytes: number; leafIndexes: number }> {
  const { rows } = await sql<{ bytes: number; leafIndexes: number }>`
    select pg_database_size(current_database()) as bytes, (
      select count(*) from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relkind = 'i' and i.indrelid::regclass::text similar to 'product|product_window%') as "leafIndexes"`.execute(
    database,
  );
  return rows[0]!;
}

function note(line: string): void {
  console.error(line);
}
