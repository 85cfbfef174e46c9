import { type DateRange, FREQUENCY_OF } from '#contract/date-range.ts';
import type { Databases } from '#database/connect.ts';
import { periodOf } from '#questions/period.ts';
import { getCountryShares } from '#questions/totals/get-country-shares.ts';
import { getProductsOverview } from '#questions/totals/get-products-overview.ts';
import { getStoresOverview } from '#questions/totals/get-stores-overview.ts';
import { getTagCounts } from '#questions/totals/get-tag-counts.ts';
import { getTagShares } from '#questions/totals/get-tag-shares.ts';
import { getSinceJoined } from '#questions/trend/get-since-joined.ts';
import { getTrend } from '#questions/trend/get-trend.ts';
import type { Reader } from './make-reader.ts';
import type { Question } from './measure-questions.ts';

const RANGES: DateRange[] = ['TODAY', 'LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_12_MONTHS', 'LAST_5_YEARS'];

/** Every analytic question, for my stores and for the whole database, over short and long ranges. */
export function analyticsQuestions(databases: Databases, { accountId, nowMs }: Reader): Question[] {
  const pictureUrl = (url: string | null) => url;
  const questions: Question[] = [];
  const add = (name: string, ask: () => Promise<unknown[]>) => {
    questions.push({ name, kind: 'analytics', ask: async () => (await ask()).length });
  };
  for (const scope of ['mine', 'catalogue'] as const) {
    const access = { scope, accountId };
    for (const dateRange of RANGES) {
      const period = periodOf({ dateRange }, nowMs);
      const asked = { accountId, scope, period, pictureUrl };
      const of = `of ${scope}, ${dateRange}`;
      add(`stores overview ${of}`, async () => (await getStoresOverview(databases, asked)).topStores);
      add(`products overview ${of}`, async () => (await getProductsOverview(databases, asked)).topProducts);
      add(`countries ${of}`, async () => (await getCountryShares(databases, access, period)).items);
      add(`tags ${of}`, async () => (await getTagShares(databases, access, period)).items);
      add(`trend ${of}`, async () => {
        const frequency = FREQUENCY_OF[dateRange];
        return (await getTrend(databases, { access, period, frequency })).points;
      });
    }
  }
  add('since I joined', async () => (await getSinceJoined(databases, { accountId }, nowMs)).points);
  add('tag counts', async () => (await getTagCounts(databases.facts)).items);
  return questions;
}
