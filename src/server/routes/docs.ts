import { DOCS_CSS, renderDocs } from '../docs-page.ts';
import type { TypedApp } from '../route-context.ts';

/** The API, for programs and for people. Both are made once, out of the routes' schemas. */
export function docsRoutes(app: TypedApp): void {
  let page: string | null = null;

  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return app.swagger();
  });

  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= renderDocs(app.swagger());
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });

  app.get('/api/docs.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(DOCS_CSS),
  );
}
