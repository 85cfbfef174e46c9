import readWorkbook from 'read-excel-file/node';
import { expect } from 'vitest';
import { XLSX_TYPE } from '#contract/sharing/file-call.ts';
import { call, type TestApp } from './test-app.ts';

/** A list as CSV, with its heading apart. */
export async function csvAt(t: TestApp, url: string, as = 'anna') {
  const answer = await call(t, 'GET', url, { as, accept: 'text/csv' });
  const [heading = '', ...rows] = answer.text.replace('\ufeff', '').trimEnd().split('\n');
  return { ...answer, columns: heading.split(','), rows };
}

/** The sheets of a workbook, read by another library than the one that wrote them. */
export async function sheetsAt(t: TestApp, url: string, as = 'anna') {
  return readWorkbook(await workbookAt(t, url, as));
}

/** The first sheet's rows by column name, and the lines of the second sheet. */
export async function rowsAt(t: TestApp, url: string, as = 'anna') {
  const [data, about] = await sheetsAt(t, url, as);
  const [names = [], ...rows] = data!.data;
  return {
    columns: names.map(String),
    rows: rows.map((row) => Object.fromEntries(names.map((name, index) => [String(name), row[index]]))),
    about: about!.data.map(([heading, text]) => `${heading}: ${text}`).join('\n'),
  };
}

export async function workbookAt(t: TestApp, url: string, as = 'anna'): Promise<Buffer> {
  const answer = await t.app.inject({ url, headers: { accept: XLSX_TYPE, authorization: `Bearer ${as}` } });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, XLSX_TYPE]);
  return answer.rawPayload;
}
