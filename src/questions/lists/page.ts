import { type RawBuilder, sql } from 'kysely';
import { type Page, TOTAL_CAP } from '#contract/list.ts';
import type { Facts } from '#database/connect.ts';

export type PageRequest = { page: number; pageSize: number };

export function limitsOf(request: PageRequest): { limit: number; offset: number } {
  return { limit: request.pageSize, offset: request.page * request.pageSize };
}

/** Counts a query's rows, up to one above the cap. */
export async function countRows(facts: Facts, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${query} limit ${TOTAL_CAP + 1}) as counted`.execute(facts);
  return rows[0]!.total;
}

export function pageOfItems<Item>(request: PageRequest, items: Item[], counted: number): Page<Item> {
  return {
    items,
    page: request.page,
    pageSize: request.pageSize,
    total: Math.min(counted, TOTAL_CAP),
    totalIsCapped: counted > TOTAL_CAP,
  };
}
