import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tellHappenings } from '#briefs/tell-happenings.ts';
import { DEFAULT_DATE_RANGE } from '#contract/date-range.ts';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import { analyticsEndpoints } from '#contract/endpoints/analytics.ts';
import { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import type { ToldAhead } from '#contract/told-ahead.ts';
import { SESSION_COOKIE } from '#identity/session/session-cookie.ts';
import { MAIL_LANGUAGES } from '#mail/language.ts';
import { type AskApi, askApiBy } from '../http/ask-api.ts';

/** The document does not wait longer for what it can do without. */
const PATIENCE_MS = 300;

const OVERVIEW = '/overview';
const OF_ONE = /^((?:\/database)?\/(?:stores|products))\/([\d-]+)(?=[/?]|$)/;
const period = { dateRange: DEFAULT_DATE_RANGE };
/** The name of a store or product, by where its page stands. */
const NAMES: Record<string, (ask: AskApi, params: { id: string }) => Promise<string>> = {
  '/stores': async (ask, params) => (await ask(storeEndpoints.getStore, { params, query: period })).name,
  '/products': async (ask, params) => (await ask(productEndpoints.getProduct, { params, query: period })).title,
  '/database/stores': async (ask, params) =>
    (await ask(catalogueEndpoints.getCatalogueStore, { params, query: period })).name,
  '/database/products': async (ask, params) =>
    (await ask(catalogueEndpoints.getCatalogueProduct, { params, query: period })).title,
};

/**
 * What a member's page begins with: what happened to their stores, the name of a store or product. Null for anybody else,
 * for other pages, and where it takes long.
 */
export async function tellAhead(app: FastifyInstance, { url, headers }: FastifyRequest): Promise<ToldAhead | null> {
  const { cookie } = headers;
  const tell = tellerOf(url);
  if (!tell || !cookie?.includes(`${SESSION_COOKIE}=`)) return null;
  // the calls say no to whoever may not see it, and what fails here the page asks for again
  const told = tell(askApiBy(app, { cookie })).catch(() => null);
  return Promise.race([told, setTimeout(PATIENCE_MS, null, { ref: false })]);
}

function tellerOf(url: string): ((ask: AskApi) => Promise<ToldAhead | null>) | null {
  if (url === OVERVIEW) return tellOverview;
  const [, pages = '', id = ''] = OF_ONE.exec(url) ?? [];
  const nameOf = NAMES[pages];
  return nameOf ? (ask) => tellName(ask, nameOf(ask, { id })) : null;
}

async function tellName(ask: AskApi, name: Promise<string>): Promise<ToldAhead> {
  const [{ id: accountId }, title] = await Promise.all([ask(accountEndpoints.getUserInfo), name]);
  return { accountId, title };
}

async function tellOverview(ask: AskApi): Promise<ToldAhead | null> {
  const [{ id }, kept, happenings] = await Promise.all([
    ask(accountEndpoints.getUserInfo),
    ask(accountEndpoints.getPreferences),
    ask(analyticsEndpoints.listHappenings, { query: { dateRange: DEFAULT_DATE_RANGE } }),
  ]);
  if (happenings.items.length === 0) return null;
  const texts = MAIL_LANGUAGES.map((language) => [language, tellHappenings(happenings.items, language, kept)] as const);
  return { accountId: id, happenings, texts: Object.fromEntries(texts) };
}
