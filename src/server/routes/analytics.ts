import type { Frequency } from '#contract/date-range.ts';
import { analyticsEndpoints } from '#contract/endpoints/analytics.ts';
import { scopeOf } from '#contract/scope.ts';
import { listHappenings } from '#questions/happenings/list-happenings.ts';
import { asKnownOn, keepPeriod, periodOf } from '#questions/period.ts';
import { accessOf, assertAccess, findMyStoreIds } from '#questions/store-access.ts';
import { getCountryShares } from '#questions/totals/get-country-shares.ts';
import { getProductsOverview } from '#questions/totals/get-products-overview.ts';
import { getStoresOverview } from '#questions/totals/get-stores-overview.ts';
import { getTagShares } from '#questions/totals/get-tag-shares.ts';
import { getSinceJoined } from '#questions/trend/get-since-joined.ts';
import { getTrend } from '#questions/trend/get-trend.ts';
import { Problem } from '#runtime/problem.ts';
import type { RouteContext } from '../http/route-context.ts';
import type { Serve } from '../http/serve.ts';

export function analyticsRoutes(serve: Serve, { people, facts, clock, pictureUrl }: RouteContext): void {
  const databases = { people, facts };
  serve(analyticsEndpoints.getStoresOverview, async ({ accountId, query }) => {
    const period = periodOf(query, clock.now());
    return getStoresOverview(databases, { accountId, scope: 'mine', period, pictureUrl });
  });

  serve(analyticsEndpoints.getProductsOverview, async ({ accountId, query }) => {
    const period = periodOf(query, clock.now());
    return getProductsOverview(databases, { accountId, scope: 'mine', period, pictureUrl });
  });

  serve(analyticsEndpoints.getCatalogueStoresOverview, async ({ accountId, query }) => {
    const period = periodOf(query, clock.now());
    return getStoresOverview(databases, { accountId, scope: 'catalogue', period, pictureUrl });
  });

  serve(analyticsEndpoints.getCatalogueProductsOverview, async ({ accountId, query }) => {
    const period = periodOf(query, clock.now());
    return getProductsOverview(databases, { accountId, scope: 'catalogue', period, pictureUrl });
  });

  serve(analyticsEndpoints.getCountryShares, async ({ accountId, query: { scope, ...span } }) =>
    getCountryShares(databases, accessOf(scopeOf(scope), accountId), periodOf(span, clock.now())),
  );

  serve(analyticsEndpoints.getTagShares, async ({ accountId, query: { scope, ...span } }) =>
    getTagShares(databases, accessOf(scopeOf(scope), accountId), periodOf(span, clock.now())),
  );

  serve(analyticsEndpoints.listHappenings, async ({ accountId, query }) => {
    const storeIds = await findMyStoreIds(people, accountId);
    return { items: await listHappenings(facts, { storeIds, period: periodOf(query, clock.now()) }) };
  });

  serve(analyticsEndpoints.getTrend, async ({ accountId, query }) => {
    const { scope, frequency, storeId, productId, asKnownOn: day, ...span } = query;
    const access = accessOf(scopeOf(scope), accountId);
    const reach = await assertAccess(databases, access, { storeId, productId });
    const period = asKnownOn(keepPeriod(periodOf(span, clock.now()), reach), day);
    if (day !== undefined)
      assertIsNoted({ frequency, isMarket: access.scope === 'catalogue' && !(storeId ?? productId) });
    const usual = day !== undefined && period.frequency === 'HOUR' ? 'DAY' : period.frequency;
    return getTrend(databases, { access, period, frequency: frequency ?? usual, storeId, productId });
  });

  serve(analyticsEndpoints.getSinceJoined, async ({ accountId }) => getSinceJoined(databases, accountId, clock.now()));
}

/** What was told earlier is noted of days, store by store. */
function assertIsNoted({ frequency, isMarket }: { frequency: Frequency | undefined; isMarket: boolean }): void {
  const fields = [
    ...(frequency === 'HOUR' ? [{ path: 'frequency', message: 'DAY or longer where asKnownOn is given' }] : []),
    ...(isMarket ? [{ path: 'asKnownOn', message: 'only of my stores, of one store or of one product' }] : []),
  ];
  if (fields.length > 0) throw new Problem('invalid-input', { fields });
}
