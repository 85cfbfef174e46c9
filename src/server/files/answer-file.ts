import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/all.ts';
import { FILE_NAMES } from '#contract/sharing/file-call.ts';
import type { AnswerDeps } from '../answers/list-answers.ts';
import { fileWanted } from '../http/limit-calls.ts';
import { accountOf } from '../http/signed-in.ts';
import { FILE_TYPES, openFile } from './open-file.ts';

/** Answers a call with a file, if its endpoint has one; null if not. */
export function fileAnswer(deps: AnswerDeps, endpoint: Endpoint) {
  const name = FILE_NAMES.find((known) => ENDPOINTS[known] === endpoint);
  if (!name) return null;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const format = fileWanted(request.headers) ?? 'csv';
    const { params, query } = request as { params: object; query: object };
    const file = await openFile(deps, accountOf(request), { name, params, query });
    reply.header('content-disposition', 'attachment').type(FILE_TYPES[format]);
    // a HEAD request must not read the other pages
    return reply.send(request.method === 'HEAD' ? Readable.from([]) : file(format));
  };
}
