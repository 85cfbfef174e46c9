import { stringify } from 'csv-stringify/sync';
import type { Table } from './table.ts';

/**
 * The lines of a CSV file in UTF-8, heading first. A text that a spreadsheet would take for a formula is led by an
 * apostrophe. `bom`: with the mark that spreadsheets know UTF-8 by when a file is opened.
 */
export async function* csvLines({ names, pages }: Table, { bom }: { bom: boolean }): AsyncGenerator<string> {
  yield stringify([names], { bom });
  for await (const rows of pages) yield stringify(rows, { escape_formulas: true, cast: { boolean: String } });
}
