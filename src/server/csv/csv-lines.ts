import { stringify } from 'csv-stringify/sync';

/** The cells of a row by the names of their columns. */
export type Columns<Item> = Record<string, (item: Item) => string | number | boolean | null>;

/**
 * The lines of a CSV file (UTF-8 with its mark, for spreadsheets), heading first. A text that a spreadsheet would take
 * for a formula is led by an apostrophe.
 */
export async function* csvLines<Item>(columns: Columns<Item>, pages: AsyncIterable<Item[]>): AsyncGenerator<string> {
  const names = Object.keys(columns);
  yield stringify([names], { bom: true });
  for await (const items of pages) {
    const rows = items.map((item) => names.map((name) => columns[name]!(item)));
    yield stringify(rows, { escape_formulas: true, cast: { boolean: String } });
  }
}
