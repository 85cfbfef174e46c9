import { getPlan } from '#billing/get-plan.ts';
import {
  CountryShares,
  PeriodQuery,
  ProductsOverview,
  ScopedQuery,
  StoresOverview,
  SubscriptionTrend,
  TagCounts,
  TagShares,
  Trend,
  TrendQuery,
} from '#contract/analytics.ts';
import type { PlanFeature } from '#contract/plan.ts';
import { getCountryShares } from '#questions/get-country-shares.ts';
import { getProductsOverview } from '#questions/get-products-overview.ts';
import { getStoresOverview } from '#questions/get-stores-overview.ts';
import { getSubscriptionTrend } from '#questions/get-subscription-trend.ts';
import { getTagCounts } from '#questions/get-tag-counts.ts';
import { getTagShares } from '#questions/get-tag-shares.ts';
import { getTrend } from '#questions/get-trend.ts';
import { periodOf } from '#questions/period.ts';
import { accessOf, assertAccess } from '#questions/store-access.ts';
import { answers } from '../answers.ts';
import type { RouteContext, TypedApp } from '../route-context.ts';
import { accountOf, requireFeature } from '../signed-in.ts';

const tags = ['Analytics'];

/**
 * The questions. Those of the overview, which every plan has (the stores' overview and the trend of mine), are open to
 * all; the others need analytics, and what is of one store or product of the shared database its details.
 */
export function analyticsRoutes(app: TypedApp, { database, clock, pictureUrl }: RouteContext): void {
  app.get(
    '/api/analytics/stores/overview',
    {
      schema: {
        tags,
        summary: 'What my stores came to',
        querystring: PeriodQuery,
        response: answers(StoresOverview),
      },
    },
    async (request) => {
      const period = periodOf(request.query, clock.now());
      return getStoresOverview(database, { accountId: accountOf(request), scope: 'mine', period, pictureUrl });
    },
  );

  app.get(
    '/api/analytics/products/overview',
    {
      schema: {
        tags,
        summary: 'My best, new, rising and falling products',
        querystring: PeriodQuery,
        response: answers(ProductsOverview),
      },
    },
    async (request) => {
      const accountId = await withFeature(accountOf(request), 'isAnalyticsEnabled');
      const period = periodOf(request.query, clock.now());
      return getProductsOverview(database, { accountId, scope: 'mine', period, pictureUrl });
    },
  );

  app.get(
    '/api/analytics/database/stores/overview',
    {
      schema: {
        tags,
        summary: 'What the stores of the shared database came to',
        querystring: PeriodQuery,
        response: answers(StoresOverview),
      },
    },
    async (request) => {
      const accountId = await withFeature(accountOf(request), 'isAnalyticsEnabled');
      const period = periodOf(request.query, clock.now());
      return getStoresOverview(database, { accountId, scope: 'database', period, pictureUrl });
    },
  );

  app.get(
    '/api/analytics/database/products/overview',
    {
      schema: {
        tags,
        summary: 'The best, new, rising and falling products of the shared database',
        querystring: PeriodQuery,
        response: answers(ProductsOverview),
      },
    },
    async (request) => {
      const accountId = await withFeature(accountOf(request), 'isAnalyticsEnabled');
      const period = periodOf(request.query, clock.now());
      return getProductsOverview(database, { accountId, scope: 'database', period, pictureUrl });
    },
  );

  app.get(
    '/api/analytics/countries',
    {
      schema: {
        tags,
        summary: 'What the stores of each country came to',
        querystring: ScopedQuery,
        response: answers(CountryShares),
      },
    },
    async (request) => {
      const accountId = await withFeature(accountOf(request), 'isAnalyticsEnabled');
      const { scope, ...span } = request.query;
      return getCountryShares(database, accessOf(scope, accountId), periodOf(span, clock.now()));
    },
  );

  app.get(
    '/api/analytics/tags',
    {
      schema: {
        tags,
        summary: 'What the products of each category came to',
        querystring: ScopedQuery,
        response: answers(TagShares),
      },
    },
    async (request) => {
      const accountId = await withFeature(accountOf(request), 'isAnalyticsEnabled');
      const { scope, ...span } = request.query;
      return getTagShares(database, accessOf(scope, accountId), periodOf(span, clock.now()));
    },
  );

  app.get(
    '/api/analytics/trend',
    {
      schema: {
        tags,
        summary: 'Orders and revenue over time, of all my stores, of the shared database, of a store, or of a product',
        querystring: TrendQuery,
        response: answers(Trend),
      },
    },
    async (request) => {
      const { scope, frequency, storeId, productId, ...span } = request.query;
      const accountId = accountOf(request);
      if (scope === 'database') {
        const isDetail = storeId !== undefined || productId !== undefined;
        await withFeature(accountId, isDetail ? 'areDatabaseDetailsEnabled' : 'isAnalyticsEnabled');
      }
      const access = accessOf(scope, accountId);
      await assertAccess(database, access, { storeId, productId });
      const period = periodOf(span, clock.now());
      return getTrend(database, { access, period, frequency: frequency ?? period.frequency, storeId, productId });
    },
  );

  app.get(
    '/api/analytics/subscription-trend',
    {
      schema: {
        tags,
        summary: 'What my stores came to, day by day since I joined',
        response: answers(SubscriptionTrend),
      },
    },
    async (request) => {
      const accountId = await withFeature(accountOf(request), 'isAnalyticsEnabled');
      return getSubscriptionTrend(database, accountId, clock.now());
    },
  );

  app.get(
    '/api/tags',
    {
      schema: {
        tags: ['Database'],
        summary: 'The categories, with how many products of the shared database each has',
        response: answers(TagCounts),
      },
    },
    async () => getTagCounts(database),
  );

  async function withFeature(accountId: string, feature: PlanFeature): Promise<string> {
    requireFeature(await getPlan(database, accountId), feature);
    return accountId;
  }
}
