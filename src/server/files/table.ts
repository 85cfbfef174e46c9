import type { Page } from '#contract/list.ts';
import type { PageRequest } from '#questions/lists/page.ts';

export type Cell = string | number | boolean | null;

/** Computes the cells of a row, by column name. */
export type Columns<Item> = Record<string, (item: Item) => Cell>;

/** UTC days, both included. */
export type Days = { from: string; to: string };

/** The data of a file: the column names, and the rows, which are read page by page while the file is written. */
export type Table = {
  names: string[];
  pages: AsyncIterable<Cell[][]>;
  /** The days it covers, if its call does not say. */
  days?: Days;
  /** Columns that hold clock times although their names do not show it. */
  clock?: readonly string[];
};

/** The same columns, for a type that holds the item. */
export function columnsOf<Item, Holder>(columns: Columns<Item>, itemOf: (holder: Holder) => Item): Columns<Holder> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, cellOf]) => [name, (holder: Holder) => cellOf(itemOf(holder))]),
  );
}

const PAGE_SIZE = 1_000;

/** For a call whose answer has no pages. */
export const ALL_PAGES: PageRequest = { page: 0, pageSize: PAGE_SIZE };

/** A table of items that are already loaded. */
export function tableOf<Item>(columns: Columns<Item>, items: readonly Item[]): Table {
  return tableFrom(columns, once(items));
}

async function* once<Item>(items: Item): AsyncGenerator<Item> {
  yield items;
}

/**
 * A table of all pages of a list. The first page is read before the response begins, so that its errors become the
 * answer.
 */
export async function pagesOf<Item, Query extends PageRequest>(
  columns: Columns<Item>,
  list: (query: Query) => Promise<Page<Item>>,
  query: Query,
): Promise<Table> {
  const first = await list({ ...query, page: 0, pageSize: PAGE_SIZE });
  const pages = async function* () {
    yield first.items;
    const count = Math.ceil(first.total / PAGE_SIZE);
    for (let page = 1; page < count; page++) yield (await list({ ...query, page, pageSize: PAGE_SIZE })).items;
  };
  return tableFrom(columns, pages());
}

export function tableFrom<Item>(columns: Columns<Item>, pages: AsyncIterable<readonly Item[]>): Table {
  const cellsOf = Object.values(columns);
  const rows = async function* () {
    for await (const items of pages) yield items.map((item) => cellsOf.map((cellOf) => cellOf(item)));
  };
  return { names: Object.keys(columns), pages: rows() };
}
