import { isoDay } from '#contract/date-range.ts';
import type { Language } from '#contract/language.ts';
import type { FileName } from '#contract/sharing/file-call.ts';
import type { People } from '#database/connect.ts';
import { findMailLanguage } from '#mail/language.ts';
import { MAIL_TEXTS } from '#mail/templates/texts.ts';
import { periodOf } from '#questions/period.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { Days, Table } from './table.ts';

/** The notes on a workbook's second sheet, in its reader's language. */
export type AboutFile = {
  dataSheet: string;
  aboutSheet: string;
  isRightToLeft: boolean;
  lines: (readonly [string, string])[];
};

type Asked = { name: FileName; query: object; table: Table; nowMs: number };

/** For each note, the columns that need it. A workbook with none of these columns leaves the note out. */
const SAID = {
  orders: /orders/,
  revenue: /_usd/,
  price: /price/,
  change: /change(_|$)/,
  ranges: /_low$/,
  basis: /_basis$/,
  empty: /_low$/,
  rounded: /orders|_usd/,
  written: /./,
  practice: /^practice$/,
  rows: /./,
} as const;

export function aboutFile(language: Language, { name, query, table, nowMs }: Asked): AboutFile {
  const { file } = MAIL_TEXTS[language];
  const made = `${new Date(nowMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const days = table.days ?? daysOf(query, nowMs);
  // these lists hold only the best items and never reach the row limit
  const isOfBest = /Overview$|^listHappenings$/.test(name);
  const said = Object.entries(SAID).filter(
    ([key, column]) => !(key === 'rows' && isOfBest) && table.names.some((known) => column.test(known)),
  );
  return {
    ...{ dataSheet: file.dataSheet, aboutSheet: file.aboutSheet, isRightToLeft: language === 'ar' },
    lines: [
      [file.what, file.title[name]],
      ...(days ? [[file.period, `${days.from} – ${days.to} (${file.utcDays})`] as const] : []),
      [file.madeAt, made],
      ...said.map(([key]) => [file.heading[key as keyof typeof SAID], file.meaning[key as keyof typeof SAID]] as const),
    ],
  };
}

/** Null for a list without a period. */
function daysOf(query: object, nowMs: number): Days | null {
  if ('day' in query && typeof query.day === 'string') return { from: query.day, to: query.day };
  if (!('dateRange' in query)) return null;
  const { from, until } = periodOf(query as Parameters<typeof periodOf>[0], nowMs).current;
  return { from, to: isoDay(Date.parse(until) - DAY_MS) };
}

/** The title of a list in a language. */
export function titleOf(language: Language, name: FileName): string {
  return MAIL_TEXTS[language].file.title[name];
}

export async function languageOfAccount(people: People, accountId: string): Promise<Language> {
  const row = await people.selectFrom('account').select('language').where('id', '=', accountId).executeTakeFirst();
  return findMailLanguage(row?.language) ?? 'en';
}
