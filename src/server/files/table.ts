import type { Page } from '#contract/list.ts';
import type { PageRequest } from '#questions/lists/page.ts';

export type Cell = string | number | boolean | null;

/** The cells of a row by the names of their columns. */
export type Columns<Item> = Record<string, (item: Item) => Cell>;

/** What becomes a file: the names of the columns, and the rows, read page by page as they are written. */
export type Table = { names: string[]; pages: AsyncIterable<Cell[][]> };

const PAGE_SIZE = 1_000;

export function tableOf<Item>(columns: Columns<Item>, pages: AsyncIterable<Item[]>): Table {
  const cellsOf = Object.values(columns);
  const rows = async function* () {
    for await (const items of pages) yield items.map((item) => cellsOf.map((cellOf) => cellOf(item)));
  };
  return { names: Object.keys(columns), pages: rows() };
}

/** All pages of a list. The first is read before anything is answered, so that what it throws is the answer. */
export async function readList<Item, Query extends PageRequest>(
  list: (query: Query) => Promise<Page<Item>>,
  query: Query,
): Promise<AsyncIterable<Item[]>> {
  const first = await list({ ...query, page: 0, pageSize: PAGE_SIZE });
  return (async function* () {
    yield first.items;
    const pages = Math.ceil(first.total / PAGE_SIZE);
    for (let page = 1; page < pages; page++) yield (await list({ ...query, page, pageSize: PAGE_SIZE })).items;
  })();
}
