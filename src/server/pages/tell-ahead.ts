import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tellHappenings } from '#briefs/tell-happenings.ts';
import { DEFAULT_DATE_RANGE } from '#contract/date-range.ts';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import { analyticsEndpoints } from '#contract/endpoints/analytics.ts';
import type { ToldAhead } from '#contract/told-ahead.ts';
import { SESSION_COOKIE } from '#identity/session/session-cookie.ts';
import { MAIL_LANGUAGES } from '#mail/language.ts';
import { type AskApi, askApiBy } from '../http/ask-api.ts';

const TOLD_AT = '/overview';
/** The document does not wait longer for what it can do without. */
const PATIENCE_MS = 300;

/** What happened to the stores of the member who opens the overview; null for anybody else, and where it takes long. */
export async function tellAhead(app: FastifyInstance, { url, headers }: FastifyRequest): Promise<ToldAhead | null> {
  const { cookie } = headers;
  if (url !== TOLD_AT || !cookie?.includes(`${SESSION_COOKIE}=`)) return null;
  // the calls say no to whoever may not see it, and what fails here the page asks for again
  const told = tell(askApiBy(app, { cookie })).catch(() => null);
  return Promise.race([told, setTimeout(PATIENCE_MS, null, { ref: false })]);
}

async function tell(ask: AskApi): Promise<ToldAhead | null> {
  const [{ id }, kept, happenings] = await Promise.all([
    ask(accountEndpoints.getUserInfo),
    ask(accountEndpoints.getPreferences),
    ask(analyticsEndpoints.listHappenings, { query: { dateRange: DEFAULT_DATE_RANGE } }),
  ]);
  if (happenings.items.length === 0) return null;
  const texts = MAIL_LANGUAGES.map((language) => [language, tellHappenings(happenings.items, language, kept)] as const);
  return { accountId: id, happenings, texts: Object.fromEntries(texts) };
}
