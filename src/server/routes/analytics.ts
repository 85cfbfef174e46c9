import { analyticsEndpoints } from '#contract/endpoints/analytics.ts';
import { listHappenings } from '#questions/happenings/list-happenings.ts';
import { periodOf } from '#questions/period.ts';
import { accessOfGroup, findMyStoreIds } from '#questions/store-access.ts';
import { getProductsOverview } from '#questions/totals/get-products-overview.ts';
import { getStoresOverview } from '#questions/totals/get-stores-overview.ts';
import { getSinceJoined } from '#questions/trend/get-since-joined.ts';
import { answerFile } from '../files/answer-file.ts';
import {
  COMPARISON_COLUMNS,
  COUNTRY_COLUMNS,
  comparedPoints,
  SINCE_JOINED_COLUMNS,
  TAG_COLUMNS,
  TREND_COLUMNS,
} from '../files/list-columns.ts';
import { once } from '../files/open-table.ts';
import { tableOf } from '../files/table.ts';
import { fileWanted } from '../http/limit-calls.ts';
import type { RouteContext } from '../http/route-context.ts';
import type { Serve } from '../http/serve.ts';
import { openLists } from '../lists/open-lists.ts';

export function analyticsRoutes(serve: Serve, { people, facts, clock, pictureUrl }: RouteContext): void {
  const databases = { people, facts };
  const lists = openLists({ people, facts, clock, pictureUrl });
  const files = { people, facts, clock };
  serve(analyticsEndpoints.getStoresOverview, async ({ accountId, query }) => {
    const period = periodOf(query, clock.now());
    const access = await accessOfGroup(people, 'mine', accountId, query.groupId);
    return getStoresOverview(databases, { ...access, period, pictureUrl });
  });

  serve(analyticsEndpoints.getProductsOverview, async ({ accountId, query }) => {
    const period = periodOf(query, clock.now());
    const access = await accessOfGroup(people, 'mine', accountId, query.groupId);
    return getProductsOverview(databases, { ...access, period, pictureUrl });
  });

  serve(analyticsEndpoints.getCatalogueStoresOverview, async ({ accountId, query }) => {
    const period = periodOf(query, clock.now());
    return getStoresOverview(databases, { accountId, scope: 'catalogue', period, pictureUrl });
  });

  serve(analyticsEndpoints.getCatalogueProductsOverview, async ({ accountId, query }) => {
    const period = periodOf(query, clock.now());
    return getProductsOverview(databases, { accountId, scope: 'catalogue', period, pictureUrl });
  });

  serve(analyticsEndpoints.getCountryShares, async (asked) => {
    const shares = await lists.countries(asked.accountId, asked.query);
    if (fileWanted(asked.request.headers) === null) return shares;
    return answerFile(files, 'getCountryShares', asked, async () => tableOf(COUNTRY_COLUMNS, once(shares.items)));
  });

  serve(analyticsEndpoints.getTagShares, async (asked) => {
    const shares = await lists.tags(asked.accountId, asked.query);
    if (fileWanted(asked.request.headers) === null) return shares;
    return answerFile(files, 'getTagShares', asked, async () => tableOf(TAG_COLUMNS, once(shares.items)));
  });

  serve(analyticsEndpoints.listHappenings, async ({ accountId, query }) => {
    const access = await accessOfGroup(people, 'mine', accountId, query.groupId);
    const storeIds = await findMyStoreIds(people, access);
    return { items: await listHappenings(facts, { storeIds, period: periodOf(query, clock.now()) }) };
  });

  serve(analyticsEndpoints.getTrend, async (asked) => {
    const trend = await lists.trend(asked.accountId, asked.query);
    if (fileWanted(asked.request.headers) === null) return trend;
    return answerFile(files, 'getTrend', asked, async () => tableOf(TREND_COLUMNS, once(trend.points)));
  });

  serve(analyticsEndpoints.getComparison, async (asked) => {
    const comparison = await lists.comparison(asked.accountId, asked.query);
    if (fileWanted(asked.request.headers) === null) return comparison;
    return answerFile(files, 'getComparison', asked, async () =>
      tableOf(COMPARISON_COLUMNS, once(comparedPoints(comparison))),
    );
  });

  serve(analyticsEndpoints.getSinceJoined, async (asked) => {
    const access = await accessOfGroup(people, 'mine', asked.accountId, asked.query.groupId);
    const joined = await getSinceJoined(databases, access, clock.now());
    if (fileWanted(asked.request.headers) === null) return joined;
    const query = { from: joined.points[0]!.on, to: joined.points.at(-1)!.on };
    return answerFile(files, 'getSinceJoined', { ...asked, query }, async () =>
      tableOf(SINCE_JOINED_COLUMNS, once(joined.points)),
    );
  });
}
