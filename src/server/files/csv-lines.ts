import { stringify } from 'csv-stringify/sync';
import type { Table } from './table.ts';

/**
 * The lines of a CSV file in UTF-8, heading first. A text that a spreadsheet would run as a formula gets a leading
 * apostrophe. `bom`: begin with the byte order mark, by which spreadsheets recognize UTF-8.
 */
export async function* csvLines({ names, pages }: Table, { bom }: { bom: boolean }): AsyncGenerator<string> {
  yield stringify([names], { bom });
  for await (const rows of pages) yield stringify(rows, { escape_formulas: true, cast: { boolean: String } });
}
