import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { PublicConfig } from '#contract/config.ts';
import { BLANK } from '#contract/page-blanks.ts';
import type { ShownReview } from '#reviews/shown-reviews.ts';
import type { Clock } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import { openApplication } from '../pages/application.ts';
import { fillPage } from '../pages/fill-page.ts';
import type { InitialDataDeps } from '../pages/load-initial-data.ts';
import { createPage, type Page, sendPage } from '../pages/page-reply.ts';
import { readPages } from '../pages/read-pages.ts';
import { helpAddress, type Site } from '../pages/site.ts';

/** Paths for programs: an unknown one is answered with a problem, never with the page. */
const FOR_PROGRAMS =
  /^\/(api|user|dev|v1|v2|__|webhooks|\.well-known|pictures|assets|mcp|register|token|revoke|metrics|healthz|readyz)(\/|$)/;

const NONE: ShownReview[] = [];

/** Long headers that browsers obey in documents alone. A page's first ten files would be 14 kB larger with them. */
const FOR_DOCUMENTS = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'];

const TYPES: [end: string, type: string][] = [
  ['.xml', 'application/xml; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
];

/** The build's output: the application's page and the public site's pages. Null and empty without a build. */
export type BuiltWeb = { indexHtml: string | null; pages: Map<string, string> };

export function readBuiltWeb(webFolder: string | null): BuiltWeb {
  const path = webFolder === null ? null : join(webFolder, 'index.html');
  const indexHtml = path !== null && existsSync(path) ? readFileSync(path, 'utf8') : null;
  return { indexHtml, pages: readPages(webFolder) };
}

/**
 * Serves the built web: files, the pages of the public site, and the application's page for every other address that
 * belongs to no program and names no file. `origin` is called when the first page is requested.
 */
export function serveWeb(
  app: FastifyInstance,
  { indexHtml, pages }: BuiltWeb,
  {
    webFolder,
    site,
    config,
    reviews,
    origin,
    clock,
    ...deps
  }: Omit<InitialDataDeps, 'app'> & {
    webFolder: string | null;
    site: Site;
    config: PublicConfig;
    reviews: () => Promise<ShownReview[]>;
    origin: () => string;
    clock: Clock;
  },
): void {
  if (webFolder !== null && indexHtml !== null) {
    app.register(fastifyStatic, {
      root: webFolder,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      preCompressed: true,
      schemaHide: true,
      setHeaders: (reply, path) => {
        // the build puts a content hash into the name of every file below assets/
        const isHashed = /[\\/]assets[\\/]/.test(path.slice(webFolder.length));
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        if (isHashed) for (const name of FOR_DOCUMENTS) reply.removeHeader(name);
      },
    });
  }
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request);
    // this runs before the file routes, which would answer a person with a problem
    if (path.includes('//') && asksForPage(request))
      return reply.redirect(path.replace(/\/{2,}/g, '/') + request.url.slice(path.length));
  });
  const applicationAt = indexHtml === null ? null : openApplication({ ...deps, app }, indexHtml, config);
  const filled = new Map<string, { page: Page; shown: ShownReview[] }>();
  const pageAt = async (path: string): Promise<Page> => {
    const blank = pages.get(path) ?? '';
    const known = filled.get(path);
    const shown = blank.includes(BLANK.reviews.begin) ? await reviews() : NONE;
    if (known?.shown === shown) return known.page;
    const year = new Date(clock.now()).getUTCFullYear();
    const text = fillPage(blank, { ...site, origin: origin(), year, reviews: shown });
    const page = createPage(text, { type: TYPES.find(([end]) => path.endsWith(end))?.[1] });
    filled.set(path, { page, shown });
    return page;
  };
  for (const path of pages.keys()) {
    const help = site.helpUrl === null ? null : helpAddress(path, site.helpUrl);
    const answer: RouteHandlerMethod = async (request, reply) =>
      help === null ? sendPage(request, reply, await pageAt(path)) : reply.redirect(help);
    app.get(path, { schema: { hide: true } }, answer);
    // without a help centre, the addresses below it all show the page that says so
    if (path.endsWith('/help')) app.get(`${path}/*`, { schema: { hide: true } }, answer);
  }
  if (applicationAt !== null && !pages.has('/'))
    app.get('/', { schema: { hide: true } }, async (request, reply) =>
      sendPage(request, reply, await applicationAt(request)),
    );
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    const namesFile = /\.[a-z0-9]+$/i.test(path) && path !== '/index.html';
    // scripts and pictures are requested with any `accept`; a browser opening a page asks for HTML first
    const isFile = namesFile && !request.headers.accept?.includes('text/html');
    if (namesFile) reply.header('vary', 'accept');
    if (applicationAt === null || !asksForPage(request) || isFile) throw new Problem('not-found');
    // a crawler must see that there is no such file
    if (namesFile) reply.code(404);
    return sendPage(request, reply, await applicationAt(request));
  });
}

/** Whether the request is for a page, and not for a program's path. */
export function asksForPage(request: FastifyRequest): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !FOR_PROGRAMS.test(pathOf(request));
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0]!;
}
