import { z } from 'zod';
import { WeekStart } from './date-range.ts';
import { ENABLED_LANGUAGES } from './language.ts';
import { LONGEST_SEARCH } from './list.ts';

export const DENSITIES = ['compact', 'comfortable'] as const;
/** How numbers are written: as the language does, or as 1,234.5, 1.234,5 or 1 234,5. */
export const NUMBER_FORMATS = ['language', 'point', 'comma', 'space'] as const;
/** The currencies for revenue, if a rate is known. */
export const CURRENCIES = [
  ...['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'JPY', 'CNY', 'HKD', 'SGD'],
  ...['INR', 'KRW', 'BRL', 'MXN', 'ZAR', 'TRY'],
] as const;
export type Currency = (typeof CURRENCIES)[number];
const LISTS_WITH_FILTERS = ['stores', 'products', 'database/stores', 'database/products'] as const;
export const MAX_SAVED_FILTERS = 20;
/** The optional columns of a list beside its figures, in this order. */
export const LIST_COLUMNS = ['firstSeen', 'change', 'discount', 'platform', 'stock', 'signal'] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

/** An IANA name, as browsers know it. */
export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, { message: 'the IANA name of a time zone, for instance Europe/Paris' });

/** A named set of filters: the query of the list's address, without the page. */
export const SavedFilter = z.object({
  name: z.string().trim().min(1).max(60),
  search: z.string().max(2 * LONGEST_SEARCH),
});
export type SavedFilter = z.infer<typeof SavedFilter>;

const SavedFilters = z.array(SavedFilter).max(MAX_SAVED_FILTERS);

/** What a person chose, on any device. Missing fields were never chosen. */
export const Preferences = z
  .object({
    language: z
      .enum(ENABLED_LANGUAGES)
      .nullable()
      .describe('The language of the screens, and of mails, alerts and files from then on. Null: that of the device.'),
    density: z.enum(DENSITIES),
    numberFormat: z.enum(NUMBER_FORMATS),
    timeZone: TimeZone.nullable().describe(
      'The time zone of the clock times shown. Null: that of the device. Days are always UTC.',
    ),
    weekStart: WeekStart.describe('For charts and files by week. In alerts and briefs, weeks always begin on Monday.'),
    currency: z
      .enum(CURRENCIES)
      .describe(
        'The currency in which the app shows revenue, at the newest rate. The API always answers in US dollars.',
      ),
    columns: z.partialRecord(z.enum(LISTS_WITH_FILTERS), z.array(z.enum(LIST_COLUMNS)).max(LIST_COLUMNS.length)),
    savedFilters: z.partialRecord(z.enum(LISTS_WITH_FILTERS), SavedFilters),
  })
  .partial();
export type Preferences = z.infer<typeof Preferences>;

/** `unitsPerUsd`: the rate of the chosen currency; null if none is known. */
export const KeptPreferences = z.object({ preferences: Preferences, unitsPerUsd: z.number().nullable() });
export type KeptPreferences = z.infer<typeof KeptPreferences>;

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
