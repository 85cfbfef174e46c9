import { type RawBuilder, sql } from 'kysely';
import { TOTAL_CAP } from '#contract/list.ts';
import { askWithTimeLimit } from '#database/ask-with-time-limit.ts';
import type { Facts } from '#database/connect.ts';
import { sharedReader } from '#database/shared-reader.ts';
import { isBroad, type ProductKey } from './product-filter.ts';
import {
  areUnknownFirstInIndex,
  indexOrderOf,
  orderOf,
  type ProductList,
  type ProductQuestion,
  productList,
} from './product-list.ts';

type Ask = <Row>(facts: Facts, question: RawBuilder<Row>) => Promise<Row[]>;

/** About how many rows a list is read from where there are millions of products. */
const ROWS = 2 * 10 ** 6;
/** Gathering more would take longer than reading any page in index order. */
const MAX_GATHERED = 4 * TOTAL_CAP;

/**
 * A page of products in a sort order, and their total (TOTAL_CAP + 1 where there are more). Few matches are gathered and
 * sorted. Of many, the page is read in the order of an index. Broad filters are counted first: counting costs a fifth of
 * gathering, and the total is the same on every page and in every order. `ask` cancels after a second by default.
 */
export async function findProductKeys(
  facts: Facts,
  question: ProductQuestion,
  ask: Ask = askWithTimeLimit,
): Promise<{ keys: ProductKey[]; total: number }> {
  const list = productList(question);
  if (!list) return { keys: [], total: 0 };
  const reader = sharedReader(facts, question.filter.isShared);
  const counted = isBroad(question.filter) ? await count(reader, list, ask) : 0;
  if (counted <= TOTAL_CAP) {
    const most = gatheredAtMost(question);
    const gathered = await gather(reader, list, question, most, ask);
    if (gathered.total <= most) return gathered;
  }
  return { keys: await readInOrder(reader, list, question, ask), total: TOTAL_CAP + 1 };
}

/**
 * Gathering reads one row for each match. Reading a page in index order reads ROWS / matches rows for each product up to
 * the end of the page. Both read as much where matches = √(ROWS × end).
 */
function gatheredAtMost({ limit, offset }: ProductQuestion): number {
  const even = Math.round(Math.sqrt(ROWS * (offset + limit)));
  return Math.min(MAX_GATHERED, Math.max(TOTAL_CAP, even));
}

/** A page of a list that nearly every product matches, read in the order of an index. */
export async function readProductKeysInOrder(facts: Facts, question: ProductQuestion, ask: Ask): Promise<ProductKey[]> {
  const list = productList(question);
  return list ? readInOrder(sharedReader(facts, question.filter.isShared), list, question, ask) : [];
}

/** `select 1 as one`: Citus stores intermediate rows, and they need a column. */
async function count(reader: Facts, { from, where }: ProductList, ask: Ask): Promise<number> {
  const [row] = await ask(
    reader,
    sql<{ total: number }>`
    select count(*) as total from (select 1 as one from ${from} where ${where} limit ${sql.lit(TOTAL_CAP + 1)}) as counted`,
  );
  return row!.total;
}

/**
 * The page and the total; the page is of no use where there are more than `most`. One statement finds the matches for
 * both, because that takes nearly all of its time.
 */
async function gather(reader: Facts, list: ProductList, question: ProductQuestion, most: number, ask: Ask) {
  const { limit, offset } = question;
  // past the last page, the last match is read for the total that comes with it
  const total = sql`(select count(*) from matches)`;
  const start = offset === 0 ? sql`0` : sql`least(${offset}::bigint, greatest(${total} - 1, 0))`;
  const rows = await ask(
    reader,
    sql<{ store_id: number; product_id: number; total: number }>`
    with matches as materialized (${select(list)} limit ${sql.lit(most + 1)})
    select store_id, product_id, ${total} as total from matches
    order by ${orderOf(question)} limit ${limit} offset ${start}`,
  );
  const found = rows[0]?.total ?? 0;
  return { total: found, keys: found <= offset ? [] : rows.map(keyOfRow) };
}

async function readInOrder(
  reader: Facts,
  list: ProductList,
  question: ProductQuestion,
  ask: Ask,
): Promise<ProductKey[]> {
  const { sortBy, sortOrder, limit, offset } = question;
  const inIndexOrder = indexOrderOf(question);
  const end = sql.lit(offset + limit);
  const ordered = areUnknownFirstInIndex(sortBy, sortOrder)
    ? sql`
      (${select(list, sql`${list.value} is not null`)} order by ${inIndexOrder} limit ${end})
      union all
      (${select(list, sql`${list.value} is null`)} order by ${inIndexOrder} limit ${end})
      order by ${orderOf(question)}`
    : sql`${select(list, list.reach)} order by ${inIndexOrder}`;
  const rows = await ask(
    reader,
    sql<{ store_id: number; product_id: number }>`${ordered} limit ${limit} offset ${offset}`,
  );
  return rows.map(keyOfRow);
}

function keyOfRow(row: { store_id: number; product_id: number }): ProductKey {
  return { storeId: row.store_id, productId: row.product_id };
}

function select({ from, where, keys, value }: ProductList, condition = sql`true`): RawBuilder<unknown> {
  return sql`select ${keys}, ${value} as value from ${from} where ${where} and ${condition}`;
}
