import { identityEndpoints } from '#contract/endpoints/identity.ts';
import { operationsEndpoints } from '#contract/endpoints/operations.ts';
import { describeApi } from '../http/api-document.ts';
import { DOCS_CSS, renderDocs } from '../http/docs-page.ts';
import type { RouteContext } from '../http/route-context.ts';
import type { Serve } from '../http/serve.ts';

/** The API's documentation, for programs and for people. Both forms are built once, after all endpoints are served. */
export function docsRoutes(serve: Serve, { served }: RouteContext): void {
  let document: ReturnType<typeof describeApi> | null = null;
  let page: string | null = null;
  const getDocument = () => {
    document ??= describeApi([...served, ...Object.values(identityEndpoints)]);
    return document;
  };

  serve(operationsEndpoints.getDocument, async ({ reply }) => {
    reply.header('cache-control', 'no-cache');
    return { ...getDocument() };
  });

  serve(operationsEndpoints.getDocs, async ({ reply }) => {
    page ??= renderDocs(getDocument());
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });

  serve(operationsEndpoints.getDocsStyles, async ({ reply }) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(DOCS_CSS),
  );
}
