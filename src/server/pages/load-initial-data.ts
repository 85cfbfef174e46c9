import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { happeningSentences } from '#briefs/happening-sentences.ts';
import { DEFAULT_DATE_RANGE } from '#contract/date-range.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import { analyticsEndpoints } from '#contract/endpoints/analytics.ts';
import { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import type { InitialData } from '#contract/initial-data.ts';
import { ENABLED_LANGUAGES } from '#contract/language.ts';
import { SESSION_COOKIE } from '#identity/session/session-cookie.ts';
import { getName } from '#questions/get-name.ts';
import { accessOf } from '#questions/store-access.ts';
import { type AskApi, askApiBy } from '../http/ask-api.ts';
import { assertPlanHas } from '../http/assert-plan-has.ts';
import type { RouteContext } from '../http/route-context.ts';
import { accountOf, signIn } from '../http/signed-in.ts';

/** The document is sent without this data rather than later. */
const PATIENCE_MS = 300;

const OVERVIEW = '/overview';
const OF_ONE = /^((?:\/database)?\/(?:stores|products))\/([\d-]+)(?:\/[\w-]*)*(?:\?|$)/;
/** The call behind each kind of page, by the page's path. It declares who may see the store or product. */
const SHOWN_BY: Record<string, Endpoint & { params: z.ZodObject }> = {
  '/stores': storeEndpoints.getStore,
  '/products': productEndpoints.getProduct,
  '/database/stores': catalogueEndpoints.getCatalogueStore,
  '/database/products': catalogueEndpoints.getCatalogueProduct,
};

export type InitialDataDeps = Pick<RouteContext, 'identity' | 'people' | 'facts' | 'limitReading'> & {
  app: FastifyInstance;
};

/**
 * The data that a member's page begins with: what happened to their stores, or the name of a store or product. Null for
 * anybody else, for other pages, and if it takes too long.
 */
export async function loadInitialData(deps: InitialDataDeps, request: FastifyRequest): Promise<InitialData | null> {
  const { cookie } = request.headers;
  if (!cookie?.includes(`${SESSION_COOKIE}=`)) return null;
  // a refusal or an error gives null: the page makes the call itself and shows the answer
  const data = load(deps, request, cookie).catch(() => null);
  return Promise.race([data, setTimeout(PATIENCE_MS, null, { ref: false })]);
}

async function load(deps: InitialDataDeps, request: FastifyRequest, cookie: string): Promise<InitialData | null> {
  if (request.url === OVERVIEW) return loadOverview(askApiBy(deps.app, { cookie }));
  const [, pages = '', id = ''] = OF_ONE.exec(request.url) ?? [];
  const endpoint = SHOWN_BY[pages];
  if (!endpoint?.params.safeParse({ id }).success) return null;
  await signIn(request, deps.identity, false);
  await deps.limitReading(request);
  const accountId = accountOf(request);
  await assertPlanHas(deps.people, accountId, endpoint, {});
  const scope = pages.startsWith('/database') ? 'catalogue' : 'mine';
  return { accountId, title: await getName(deps, accessOf(scope, accountId), id) };
}

async function loadOverview(ask: AskApi): Promise<InitialData | null> {
  const [{ id }, kept, happenings] = await Promise.all([
    ask(accountEndpoints.getUserInfo),
    ask(accountEndpoints.getPreferences),
    ask(analyticsEndpoints.listHappenings, { query: { dateRange: DEFAULT_DATE_RANGE } }),
  ]);
  if (happenings.items.length === 0) return null;
  const texts = ENABLED_LANGUAGES.map(
    (language) => [language, happeningSentences(happenings.items, language, kept)] as const,
  );
  return { accountId: id, happenings, texts: Object.fromEntries(texts) };
}
