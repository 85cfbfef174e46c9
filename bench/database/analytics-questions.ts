import { type DateRange, FREQUENCY_OF } from '#contract/date-range.ts';
import type { Database } from '#database/connect.ts';
import { getCountryShares } from '#questions/get-country-shares.ts';
import { getProductsOverview } from '#questions/get-products-overview.ts';
import { getStoresOverview } from '#questions/get-stores-overview.ts';
import { getSubscriptionTrend } from '#questions/get-subscription-trend.ts';
import { getTagCounts } from '#questions/get-tag-counts.ts';
import { getTagShares } from '#questions/get-tag-shares.ts';
import { getTrend } from '#questions/get-trend.ts';
import { periodOf } from '#questions/period.ts';
import type { Reader } from './make-reader.ts';
import type { Question } from './measure-questions.ts';

const RANGES: DateRange[] = ['TODAY', 'LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_12_MONTHS', 'LAST_5_YEARS'];

/** Every question of the analytics, of my stores and of the whole database, over short and long ranges. */
export function analyticsQuestions(database: Database, { accountId, nowMs }: Reader): Question[] {
  const pictureUrl = (url: string | null) => url;
  const questions: Question[] = [];
  const add = (name: string, ask: () => Promise<unknown[]>) => {
    questions.push({ name, kind: 'analytics', ask: async () => (await ask()).length });
  };
  for (const scope of ['mine', 'database'] as const) {
    const access = scope === 'mine' ? { scope, accountId } : { scope };
    for (const dateRange of RANGES) {
      const period = periodOf({ dateRange }, nowMs);
      const asked = { accountId, scope, period, pictureUrl };
      const of = `of ${scope}, ${dateRange}`;
      add(`stores overview ${of}`, async () => (await getStoresOverview(database, asked)).topStores);
      add(`products overview ${of}`, async () => (await getProductsOverview(database, asked)).topProducts);
      add(`countries ${of}`, async () => (await getCountryShares(database, access, period)).items);
      add(`tags ${of}`, async () => (await getTagShares(database, access, period)).items);
      add(`trend ${of}`, async () => {
        const frequency = FREQUENCY_OF[dateRange];
        return (await getTrend(database, { access, period, frequency })).points;
      });
    }
  }
  add('subscription trend', async () => (await getSubscriptionTrend(database, accountId, nowMs)).points);
  add('tag counts', async () => (await getTagCounts(database)).items);
  return questions;
}
