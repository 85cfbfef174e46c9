import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FileFormat, type FileName, XLSX_TYPE } from '#contract/file-call.ts';
import type { Page } from '#contract/list.ts';
import type { Facts, People } from '#database/connect.ts';
import type { PageRequest } from '#questions/lists/page.ts';
import { getPreferences } from '#questions/user/get-preferences.ts';
import type { Clock } from '#runtime/clock.ts';
import { fileWanted } from '../http/limit-calls.ts';
import { aboutFile, languageOfAccount } from './about-file.ts';
import { csvLines } from './csv-lines.ts';
import { forReader } from './for-reader.ts';
import { type Columns, readList, type Table, tableOf } from './table.ts';
import { xlsxFile } from './xlsx-file.ts';

export const FILE_TYPES: Record<FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: XLSX_TYPE,
};

type Asked<Query> = { query: Query; request: FastifyRequest; reply: FastifyReply; accountId: string };
/** `facts`: where they are given, figures are as the reader chose to see them. */
export type FileDeps = { people: People; facts?: Facts; clock: Clock };

/** Answers a page of a list, or where a file was asked for the whole list, read page by page as it is sent. */
export async function answerList<Item, Query extends PageRequest>(
  deps: FileDeps,
  name: FileName,
  asked: Asked<Query>,
  columns: Columns<Item>,
  list: (query: Query) => Promise<Page<Item>>,
): Promise<unknown> {
  if (fileWanted(asked.request.headers) === null) return list(asked.query);
  return answerFile(deps, name, asked, async () => tableOf(columns, await readList(list, asked.query)));
}

/** Answers with the file that was asked for. */
export async function answerFile<Query extends object>(
  { people, facts, clock }: FileDeps,
  name: FileName,
  { query, request, reply, accountId }: Asked<Query>,
  open: () => Promise<Table>,
): Promise<unknown> {
  const format = fileWanted(request.headers) ?? 'csv';
  const opened = await open();
  const table = facts ? forReader(opened, await getPreferences({ people, facts }, accountId, clock.now())) : opened;
  reply.header('content-disposition', 'attachment').type(FILE_TYPES[format]);
  // who asks for the headers alone has none of the other pages read
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  if (format === 'csv') return reply.send(Readable.from(csvLines(table, { bom: true })));
  const about = aboutFile(await languageOfAccount(people, accountId), { name, query, nowMs: clock.now() });
  return reply.send(xlsxFile(table, about));
}
