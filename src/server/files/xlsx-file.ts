import { PassThrough, type Readable } from 'node:stream';
import type { AboutFile } from './about-file.ts';
import type { Cell, Table } from './table.ts';

/** Characters that XML cannot contain. Stores put them into titles. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Surrogate}/gu;
const LONGEST_CELL = 32_767;

type Look = { about: AboutFile; formatOf: (name: string) => string | undefined };

/** A workbook with the rows, written as they are read, and a sheet that explains them. An error ends the stream. */
export function xlsxFile({ names, pages }: Table, { about, formatOf }: Look): Readable {
  const file = new PassThrough();
  write(file).catch((error: Error) => file.destroy(error));
  return file;

  async function write(stream: PassThrough): Promise<void> {
    // loaded here because it is large and few servers write a workbook in their first minute
    const { WorkbookWriter } = await import('@cj-tech-master/excelts');
    const book = new WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
    const rows = book.addWorksheet(about.dataSheet, { views: [{ state: 'frozen', ySplit: 1 }] });
    rows.columns = names.map((name) => {
      const format = formatOf(name);
      return {
        header: name,
        width: /^(title|name|url)$/.test(name) ? 40 : 16,
        style: format ? { numFmt: format } : {},
      };
    });
    const heading = rows.getRow(1);
    heading.font = { bold: true };
    heading.commit();
    for await (const page of pages) {
      for (const cells of page) rows.addRow(cells.map(writable)).commit();
      if (stream.destroyed) return;
    }
    rows.commit();
    const notes = book.addWorksheet(about.aboutSheet, { views: [{ rightToLeft: about.isRightToLeft }] });
    notes.columns = [{ width: 28, style: { font: { bold: true } } }, { width: 110 }];
    for (const line of about.lines) notes.addRow([...line]).commit();
    notes.commit();
    await book.commit();
  }
}

function writable(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.replace(UNWRITABLE, '').slice(0, LONGEST_CELL) : cell;
}
