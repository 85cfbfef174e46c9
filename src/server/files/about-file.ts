import { isoDay } from '#contract/date-range.ts';
import type { FileName } from '#contract/file-call.ts';
import type { People } from '#database/connect.ts';
import { findMailLanguage, type MailLanguage } from '#mail/language.ts';
import { MAIL_TEXTS } from '#mail/templates/texts.ts';
import { periodOf } from '#questions/period.ts';
import { DAY_MS } from '#runtime/clock.ts';

/** What a workbook says of itself, in its reader's language. */
export type AboutFile = {
  dataSheet: string;
  aboutSheet: string;
  isRightToLeft: boolean;
  lines: (readonly [string, string])[];
};

type Asked = { name: FileName; query: object; nowMs: number };

export function aboutFile(language: MailLanguage, { name, query, nowMs }: Asked): AboutFile {
  const { file } = MAIL_TEXTS[language];
  const made = [file.madeAt, `${new Date(nowMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`] as const;
  const what = [file.what, file.title[name]] as const;
  const sheets = { dataSheet: file.dataSheet, aboutSheet: file.aboutSheet, isRightToLeft: language === 'ar' };
  if (name === 'listTransactions' || name === 'getPriceHistory') return { ...sheets, lines: [what, made] };
  const { from, until } = periodOf(query as Parameters<typeof periodOf>[0], nowMs).current;
  const period = `${from} – ${isoDay(Date.parse(until) - DAY_MS)} (${file.utcDays})`;
  const told = (['orders', 'revenue', 'ranges', 'basis', 'empty', 'rounded', 'practice'] as const).map(
    (key) => [file.heading[key], file.meaning[key]] as const,
  );
  return { ...sheets, lines: [what, [file.period, period], made, ...told] };
}

/** What a list is called in a language. */
export function titleOf(language: MailLanguage, name: FileName): string {
  return MAIL_TEXTS[language].file.title[name];
}

export async function languageOfAccount(people: People, accountId: string): Promise<MailLanguage> {
  const row = await people.selectFrom('account').select('language').where('id', '=', accountId).executeTakeFirst();
  return findMailLanguage(row?.language) ?? 'en';
}
