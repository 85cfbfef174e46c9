import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_STATUS, type ProblemCode } from '#contract/problem.ts';
import { Problem } from '#runtime/problem.ts';
import { detailsOf } from './problem-reply.ts';

/** Answers a connection that sends no valid HTTP, or sends it too slowly. Fastify has no request for it. */
export function refuseMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const code: ProblemCode = 'invalid-input';
  const detail = error.code === 'HPE_HEADER_OVERFLOW' ? 'headers too long' : 'not an HTTP request';
  const body = JSON.stringify(detailsOf(new Problem(code, { detail })));
  const status = PROBLEM_STATUS[code];
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-type: application/problem+json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
