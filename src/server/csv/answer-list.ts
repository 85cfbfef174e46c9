import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Page, pageOf, TOTAL_CAP } from '#contract/list.ts';
import type { PageRequest } from '#questions/page.ts';
import { answers } from '../answers.ts';
import { limitCalls } from '../limit-calls.ts';
import { accountOf } from '../signed-in.ts';
import { type Columns, csvLines } from './csv-lines.ts';

const PAGE_SIZE = 1_000;
const limitDownloads = limitCalls({ calls: 30, seconds: 60 });

/** The schema of `answerList`: a page, or with `Accept: text/csv` the list from its start, up to 10,000 rows. */
export function listAnswers<Item extends z.ZodType>(item: Item) {
  const page = pageOf(item);
  const written = {
    ...answers(page),
    200: {
      description: `A page. With Accept: text/csv, which no page size applies to: up to ${TOTAL_CAP} rows from the start`,
      content: { 'application/json': { schema: page }, 'text/csv': { schema: z.string() } },
    },
  };
  return written as unknown as { 200: z.ZodUnknown };
}

/** Answers a page of a list, or where CSV was asked for the whole list as a file, read page by page as it is sent. */
export async function answerList<Item, Query extends PageRequest>(
  request: FastifyRequest & { query: Query },
  reply: FastifyReply,
  columns: Columns<Item>,
  list: (query: Query) => Promise<Page<Item>>,
): Promise<unknown> {
  const { query } = request;
  if (!request.headers.accept?.includes('text/csv')) return list(query);
  await limitDownloads(accountOf(request));
  const first = await list({ ...query, page: 0, pageSize: PAGE_SIZE });
  reply.header('content-disposition', 'attachment').type('text/csv; charset=utf-8');
  return reply.send(Readable.from(csvLines(columns, pagesFrom(first, query, list))));
}

async function* pagesFrom<Item, Query extends PageRequest>(
  first: Page<Item>,
  query: Query,
  list: (query: Query) => Promise<Page<Item>>,
): AsyncGenerator<Item[]> {
  yield first.items;
  const pages = Math.ceil(first.total / PAGE_SIZE);
  for (let page = 1; page < pages; page++) yield (await list({ ...query, page, pageSize: PAGE_SIZE })).items;
}
