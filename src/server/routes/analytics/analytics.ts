import { analyticsEndpoints } from '#contract/endpoints/analytics.ts';
import { periodOf } from '#questions/period.ts';
import { accessOfGroup } from '#questions/store-access.ts';
import { getStoresOverview } from '#questions/totals/get-stores-overview.ts';
import { listAnswers } from '../../answers/list-answers.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Serve } from '../../http/serve.ts';

export function analyticsRoutes(serve: Serve, { people, facts, clock, pictureUrl }: RouteContext): void {
  const databases = { people, facts };
  const lists = listAnswers({ people, facts, clock, pictureUrl });
  serve(analyticsEndpoints.getStoresOverview, async ({ accountId, query }) => {
    const period = periodOf(query, clock.now());
    const access = await accessOfGroup(people, 'mine', accountId, query.groupId);
    return getStoresOverview(databases, { ...access, period, pictureUrl });
  });

  serve(analyticsEndpoints.getProductsOverview, async ({ accountId, query }) => lists.moving('mine', accountId, query));

  serve(analyticsEndpoints.getCatalogueStoresOverview, async ({ accountId, query }) => {
    const period = periodOf(query, clock.now());
    return getStoresOverview(databases, { accountId, scope: 'catalogue', period, pictureUrl });
  });

  serve(analyticsEndpoints.getCatalogueProductsOverview, async ({ accountId, query }) =>
    lists.moving('catalogue', accountId, query),
  );

  serve(analyticsEndpoints.getCountryShares, async ({ accountId, query }) => lists.countries(accountId, query));

  serve(analyticsEndpoints.getTagShares, async ({ accountId, query }) => lists.tags(accountId, query));

  serve(analyticsEndpoints.listHappenings, async ({ accountId, query }) => ({
    items: await lists.happenings(accountId, query),
  }));

  serve(analyticsEndpoints.getTrend, async ({ accountId, query }) => lists.trend(accountId, query));

  serve(analyticsEndpoints.getComparison, async ({ accountId, query }) => lists.comparison(accountId, query));

  serve(analyticsEndpoints.getSinceJoined, async ({ accountId, query }) => lists.sinceJoined(accountId, query));
}
