import { describe, expect, it } from 'vitest';
import { csvLines } from './csv-lines.ts';
import { type Columns, tableFrom } from './table.ts';

type Row = { name: string; n: number | null; is: boolean };

async function written(...pages: Row[][]): Promise<string> {
  const columns: Columns<Row> = { name: ({ name }) => name, count: ({ n }) => n, is: ({ is }) => is };
  let text = '';
  for await (const lines of csvLines(tableFrom(columns, given(pages)), { bom: true })) text += lines;
  return text;
}

async function* given<Page>(pages: Page[]): AsyncGenerator<Page> {
  yield* pages;
}

describe('a CSV file', () => {
  it('has its heading once, and the rows of every page', async () => {
    expect(await written([{ name: 'A', n: 1.5, is: true }], [{ name: 'B', n: null, is: false }])).toBe(
      '\ufeffname,count,is\nA,1.5,true\nB,,false\n',
    );
  });

  it('has its heading even without rows', async () => {
    expect(await written([])).toBe('\ufeffname,count,is\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('stops spreadsheets from computing %j', async (name) => {
    expect(await written([{ name, n: 1, is: true }])).toMatch(/\n"?'/);
  });

  it('keeps quotes, commas and line breaks of a title in its cell', async () => {
    expect(await written([{ name: 'Mug, "big"\nblue', n: 1, is: true }])).toContain('"Mug, ""big""\nblue",1,true');
  });
});
