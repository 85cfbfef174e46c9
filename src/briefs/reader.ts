import type { Language } from '#contract/language.ts';
import type { KeptPreferences } from '#contract/preferences.ts';
import { findMailLanguage, mailLocale } from '#mail/language.ts';
import { getPreferences } from '#questions/user/get-preferences.ts';
import { type Formatters, formattersFor } from '../web/format/formatters.ts';
import type { BriefDeps } from './deps.ts';

/** The language and formats in which a brief is written. */
export type Reader = { email: string | null; language: Language; format: Formatters };

/** The reader's address, language, time zone, number format, and currency if its rate is known. */
export async function readerOf(deps: BriefDeps, accountId: string, zone: string): Promise<Reader> {
  const account = await deps.people
    .selectFrom('account')
    .select(['email', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const kept = await getPreferences(deps, accountId, deps.clock.now());
  const language = findMailLanguage(account.language) ?? 'en';
  return { email: account.email, language, format: formatOf(kept, language, kept.preferences.timeZone ?? zone) };
}

/** How a person wants figures written; in dollars if the rate of their currency is unknown. */
export function formatOf(
  { preferences: { numberFormat, currency }, unitsPerUsd }: KeptPreferences,
  language: Language,
  zone: string,
): Formatters {
  const money = unitsPerUsd === null ? {} : { currency, unitsPerUsd };
  return formattersFor(mailLocale(language), zone, { numberFormat, ...money });
}
