import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Problem } from '#runtime/problem.ts';

/** Paths that belong to programs: an unknown one is a problem, never the page. */
const FOR_PROGRAMS = /^\/(api|user|dev|v1|v2|__|webhooks|\.well-known|pictures|assets|metrics|healthz|readyz)(\/|$)/;

export function readIndexHtml(webFolder: string | null): string | null {
  const path = webFolder === null ? null : join(webFolder, 'index.html');
  return path !== null && existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Serves the built web; every address that is not a file's and not a program's is the application's own page. */
export function serveWeb(app: FastifyInstance, webFolder: string | null, indexHtml: string | null): void {
  if (webFolder !== null && indexHtml !== null) {
    app.register(fastifyStatic, {
      root: webFolder,
      index: false,
      cacheControl: false,
      preCompressed: true,
      schemaHide: true,
      setHeaders: (reply, path) => {
        // the build puts a hash of its content into the name of everything below assets/
        const isHashed = /[\\/]assets[\\/]/.test(path.slice(webFolder.length));
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const sendPage = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(indexHtml);
  if (indexHtml !== null) app.get('/', { schema: { hide: true } }, async (_request, reply) => sendPage(reply));
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !FOR_PROGRAMS.test(path);
    const namesFile = /\.[a-z0-9]+$/i.test(path) && path !== '/index.html';
    if (indexHtml === null || !isPage || namesFile) throw new Problem('not-found');
    return sendPage(reply);
  });
}
