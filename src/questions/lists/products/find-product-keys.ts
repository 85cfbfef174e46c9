import { type RawBuilder, sql } from 'kysely';
import { TOTAL_CAP } from '#contract/list.ts';
import { askBriefly } from '#database/ask-briefly.ts';
import type { Facts } from '#database/connect.ts';
import { sharedReader } from '#database/shared-reader.ts';
import type { ProductKey } from './product-filter.ts';
import {
  areUnknownMetFirst,
  indexOrderOf,
  orderOf,
  type ProductList,
  type ProductQuestion,
  productList,
} from './product-list.ts';

type Ask = <Row>(facts: Facts, question: RawBuilder<Row>) => Promise<Row[]>;

/**
 * A page of products by a sort, and how many there are (counted no further than one past TOTAL_CAP). Up to TOTAL_CAP are
 * gathered and sorted; of more the page is met in the order of an index. `ask`: by default given up after a second.
 */
export async function findProductKeys(
  facts: Facts,
  question: ProductQuestion,
  ask: Ask = askBriefly,
): Promise<{ keys: ProductKey[]; total: number }> {
  const list = productList(question);
  if (!list) return { keys: [], total: 0 };
  const reader = sharedReader(facts, question.filter.isShared);
  const gathered = await gather(reader, list, question, ask);
  if (gathered.total <= TOTAL_CAP) return gathered;
  return { keys: await meet(reader, list, question, ask), total: gathered.total };
}

/** A page of what nearly every product matches, so that the first in the order of an index are at hand. */
export async function meetProductKeys(facts: Facts, question: ProductQuestion, ask: Ask): Promise<ProductKey[]> {
  const list = productList(question);
  return list ? meet(sharedReader(facts, question.filter.isShared), list, question, ask) : [];
}

/** No page where there are too many to be sorted. */
async function gather(reader: Facts, list: ProductList, question: ProductQuestion, ask: Ask) {
  const [found] = await ask(
    reader,
    sql<{ total: number; keys: [number, number][] | null }>`
    with matches as materialized (${select(list)} limit ${sql.lit(TOTAL_CAP + 1)})
    select (select count(*) from matches) as total, (
      select json_agg(json_build_array(store_id, product_id)) from (
        select store_id, product_id from matches where (select count(*) from matches) <= ${sql.lit(TOTAL_CAP)}
        order by ${orderOf(question)} limit ${question.limit} offset ${question.offset}
      ) as page) as keys`,
  );
  const { total, keys } = found!;
  return { total, keys: (keys ?? []).map(([storeId, productId]) => ({ storeId, productId })) };
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
  return rows.map((row) => ({ storeId: row.store_id, productId: row.product_id }));
}

function select({ from, where, keys, value }: ProductList, condition = sql`true`): RawBuilder<unknown> {
  return sql`select ${keys}, ${value} as value from ${from} where ${where} and ${condition}`;
}
