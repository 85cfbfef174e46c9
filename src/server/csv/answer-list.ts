import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from '#contract/list.ts';
import type { PageRequest } from '#questions/lists/page.ts';
import { isFileWanted } from '../http/limit-calls.ts';
import { type Columns, csvLines } from './csv-lines.ts';

const PAGE_SIZE = 1_000;

/** Answers a page of a list, or where CSV was asked for the whole list as a file, read page by page as it is sent. */
export async function answerList<Item, Query extends PageRequest>(
  { query, request, reply }: ListAsked<Query>,
  columns: Columns<Item>,
  list: (query: Query) => Promise<Page<Item>>,
): Promise<unknown> {
  if (!isFileWanted(request.headers)) return list(query);
  const first = await list({ ...query, page: 0, pageSize: PAGE_SIZE });
  reply.header('content-disposition', 'attachment').type('text/csv; charset=utf-8');
  // who asks for the headers alone has none of the other pages read
  const lines = request.method === 'HEAD' ? [] : csvLines(columns, pagesFrom(first, query, list));
  return reply.send(Readable.from(lines));
}

type ListAsked<Query> = { query: Query; request: FastifyRequest; reply: FastifyReply };

async function* pagesFrom<Item, Query extends PageRequest>(
  first: Page<Item>,
  query: Query,
  list: (query: Query) => Promise<Page<Item>>,
): AsyncGenerator<Item[]> {
  yield first.items;
  const pages = Math.ceil(first.total / PAGE_SIZE);
  for (let page = 1; page < pages; page++) yield (await list({ ...query, page, pageSize: PAGE_SIZE })).items;
}
