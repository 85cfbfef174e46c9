import { getPlan } from '#billing/get-plan.ts';
import { PeriodQuery, StoresOverview, Trend, TrendQuery } from '#contract/analytics.ts';
import { getStoresOverview } from '#questions/get-stores-overview.ts';
import { getTrend } from '#questions/get-trend.ts';
import { periodOf } from '#questions/period.ts';
import { assertAccess } from '#questions/store-access.ts';
import { answers } from '../answers.ts';
import type { RouteContext, TypedApp } from '../route-context.ts';
import { accountOf, requireFeature } from '../signed-in.ts';

const tags = ['Analytics'];

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
      return getStoresOverview(database, { accountId: accountOf(request), period, pictureUrl });
    },
  );

  app.get(
    '/api/analytics/trend',
    {
      schema: {
        tags,
        summary: 'Orders and revenue over time, of all my stores, of one, or of a product',
        querystring: TrendQuery,
        response: answers(Trend),
      },
    },
    async (request) => {
      const { scope, frequency, storeId, productId, ...span } = request.query;
      const accountId = accountOf(request);
      if (scope === 'database') {
        const isDetail = storeId !== undefined || productId !== undefined;
        const feature = isDetail ? 'areDatabaseDetailsEnabled' : 'isAnalyticsEnabled';
        requireFeature(await getPlan(database, accountId), feature);
      }
      const access = scope === 'mine' ? { scope, accountId } : { scope };
      await assertAccess(database, access, { storeId, productId });
      const period = periodOf(span, clock.now());
      return getTrend(database, { access, period, frequency: frequency ?? period.frequency, storeId, productId });
    },
  );
}
