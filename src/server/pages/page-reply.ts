import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip';

const HTML = 'text/html; charset=utf-8';

/** A text, compressed at most once and revalidated by its ETag. `isOnes`: for one reader only, so never cached. */
export type Page = { type: string; text: string; tag: string; isOnes: boolean; encoded: Map<Encoding, Buffer> };

export function createPage(text: string, { type = HTML, isOnes = false } = {}): Page {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return { type, text, tag, isOnes, encoded: new Map() };
}

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply
    .header('cache-control', page.isOnes ? 'no-store' : 'no-cache')
    .header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
    .header('etag', page.tag);
  // a proxy that compresses makes the ETag a weak one
  if (request.headers['if-none-match']?.replace(/^W\//, '') === page.tag) return reply.code(304).send();
  reply.type(page.type);
  const encoding = encodingFor(request.headers['accept-encoding']);
  return encoding === null
    ? reply.send(page.text)
    : reply.header('content-encoding', encoding).send(encodedBy(encoding, page));
}

function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const names = String(accepted ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/) as [string, string?])
    .filter(([, weight]) => weight === undefined || Number(weight.replace(/^q=/, '')) > 0)
    .map(([name]) => name.toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding)) ?? null;
}

function encodedBy(encoding: Encoding, page: Page): Buffer {
  let encoded = page.encoded.get(encoding);
  if (!encoded) {
    encoded =
      encoding === 'br'
        ? brotliCompressSync(page.text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        : gzipSync(page.text, { level: 9 });
    page.encoded.set(encoding, encoded);
  }
  return encoded;
}
