import { Readable } from 'node:stream';
import { type FileFormat, XLSX_TYPE } from '#contract/sharing/file-call.ts';
import { getPreferences } from '#questions/user/get-preferences.ts';
import type { AnswerDeps } from '../answers/list-answers.ts';
import { aboutFile, languageOfAccount } from './about-file.ts';
import { csvLines } from './csv-lines.ts';
import { forReader } from './for-reader.ts';
import { numberFormats } from './number-formats.ts';
import { type FileCall, openTable } from './open-table.ts';
import { xlsxFile } from './xlsx-file.ts';

export const FILE_TYPES: Record<FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: XLSX_TYPE,
};

/** Opens the file in a format. `bom`: begin a CSV with the byte order mark, by which spreadsheets recognize UTF-8. */
export type OpenFile = (format: FileFormat, options?: { bom: boolean }) => Readable;

/** The answer of a call as a file, with the account's own preferences. Throws what the call itself would throw. */
export async function openFile(deps: AnswerDeps, accountId: string, call: FileCall): Promise<OpenFile> {
  const nowMs = deps.clock.now();
  const opened = await openTable(deps, accountId, call);
  const [chosen, language] = await Promise.all([
    getPreferences(deps, accountId, nowMs),
    languageOfAccount(deps.people, accountId),
  ]);
  const table = forReader(opened, chosen);
  return (format, { bom } = { bom: true }) =>
    format === 'csv'
      ? Readable.from(csvLines(table, { bom }))
      : xlsxFile(table, {
          about: aboutFile(language, { ...call, table, nowMs }),
          formatOf: numberFormats(chosen.preferences),
        });
}
