import { findMailLanguage, type MailLanguage, mailLocale } from '#mail/language.ts';
import { getPreferences } from '#questions/user/get-preferences.ts';
import { type Formatters, formattersFor } from '../web/format/formatters.ts';
import type { BriefDeps } from './deps.ts';

/** In what a brief is written for somebody. */
export type Reader = { email: string | null; language: MailLanguage; format: Formatters };

/** By what the reader chose: language, time zone, how numbers are written, and the currency where its rate is known. */
export async function readerOf(deps: BriefDeps, accountId: string, zone: string): Promise<Reader> {
  const account = await deps.people
    .selectFrom('account')
    .select(['email', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const { preferences, unitsPerUsd } = await getPreferences(deps, accountId, deps.clock.now());
  const { numberFormat, currency, timeZone } = preferences;
  const language = findMailLanguage(account.language) ?? 'en';
  const money = unitsPerUsd === null ? {} : { currency, unitsPerUsd };
  const format = formattersFor(mailLocale(language), timeZone ?? zone, { numberFormat, ...money });
  return { email: account.email, language, format };
}
