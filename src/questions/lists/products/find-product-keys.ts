import { type RawBuilder, sql } from 'kysely';
import { TOTAL_CAP } from '#contract/list.ts';
import { askBriefly } from '#database/ask-briefly.ts';
import type { Facts } from '#database/connect.ts';
import { sharedReader } from '#database/shared-reader.ts';
import { isBroad, type ProductKey } from './product-filter.ts';
import {
  areUnknownMetFirst,
  indexOrderOf,
  orderOf,
  type ProductList,
  type ProductQuestion,
  productList,
} from './product-list.ts';

type Ask = <Row>(facts: Facts, question: RawBuilder<Row>) => Promise<Row[]>;

/** So many rows a list of millions of products is drawn from, about. */
const ROWS = 2 * 10 ** 6;
/** To gather more takes longer than anybody waits, where the page is not met at once. */
const GATHERED_AT_MOST = 4 * TOTAL_CAP;

/**
 * A page of products by a sort, and how many there are (more than TOTAL_CAP where there are more). Few are gathered and
 * sorted; of more the page is met in the order of an index. What is most likely more is counted first: to gather them
 * costs five times as much, and their number is the same on every page and by every sort. `ask`: by default given up
 * after a second.
 */
export async function findProductKeys(
  facts: Facts,
  question: ProductQuestion,
  ask: Ask = askBriefly,
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
  return { keys: await meet(reader, list, question, ask), total: TOTAL_CAP + 1 };
}

/**
 * To gather reads a row for each match; to meet a page, for each product up to its end, as many rows as hold one match. Both
 * read the same where the matches are the root of all rows times the end.
 */
function gatheredAtMost({ limit, offset }: ProductQuestion): number {
  const even = Math.round(Math.sqrt(ROWS * (offset + limit)));
  return Math.min(GATHERED_AT_MOST, Math.max(TOTAL_CAP, even));
}

/** A page of what nearly every product matches, so that the first in the order of an index are at hand. */
export async function meetProductKeys(facts: Facts, question: ProductQuestion, ask: Ask): Promise<ProductKey[]> {
  const list = productList(question);
  return list ? meet(sharedReader(facts, question.filter.isShared), list, question, ask) : [];
}

/** Citus keeps what was gathered as rows, which have a column at least. */
async function count(reader: Facts, { from, where }: ProductList, ask: Ask): Promise<number> {
  const [row] = await ask(
    reader,
    sql<{ total: number }>`
    select count(*) as total from (select 1 as one from ${from} where ${where} limit ${sql.lit(TOTAL_CAP + 1)}) as counted`,
  );
  return row!.total;
}

/**
 * No page where there are too many to be sorted. The page and their number come out of one selection, as Citus makes a
 * step of its own of each within another.
 */
async function gather(reader: Facts, list: ProductList, question: ProductQuestion, most: number, ask: Ask) {
  const { limit, offset } = question;
  // behind the last page the last of them tells how many there are
  const start = offset === 0 ? sql`0` : sql`least(${offset}::bigint, greatest((select count(*) from matches) - 1, 0))`;
  const rows = await ask(
    reader,
    sql<{ store_id: number; product_id: number; total: number }>`
    with matches as materialized (${select(list)} limit ${sql.lit(most + 1)})
    select store_id, product_id, count(*) over () as total from matches
    order by ${orderOf(question)} limit ${limit} offset ${start}`,
  );
  const total = rows[0]?.total ?? 0;
  return { total, keys: total <= offset ? [] : rows.map(keyOf) };
}

async function meet(reader: Facts, list: ProductList, question: ProductQuestion, ask: Ask): Promise<ProductKey[]> {
  const { sortBy, sortOrder, limit, offset } = question;
  const inIndexOrder = indexOrderOf(question);
  const end = sql.lit(offset + limit);
  const met = areUnknownMetFirst(sortBy, sortOrder)
    ? sql`
      (${select(list, sql`${list.value} is not null`)} order by ${inIndexOrder} limit ${end})
      union all
      (${select(list, sql`${list.value} is null`)} order by ${inIndexOrder} limit ${end})
      order by ${orderOf(question)}`
    : sql`${select(list)} order by ${inIndexOrder}`;
  const rows = await ask(reader, sql<{ store_id: number; product_id: number }>`${met} limit ${limit} offset ${offset}`);
  return rows.map(keyOf);
}

function keyOf(row: { store_id: number; product_id: number }): ProductKey {
  return { storeId: row.store_id, productId: row.product_id };
}

function select({ from, where, keys, value }: ProductList, condition = sql`true`): RawBuilder<unknown> {
  return sql`select ${keys}, ${value} as value from ${from} where ${where} and ${condition}`;
}
