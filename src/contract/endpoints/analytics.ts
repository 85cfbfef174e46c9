import {
  CountryShares,
  featureOfTrend,
  MineQuery,
  PeriodQuery,
  ProductsOverview,
  ScopedQuery,
  SinceJoined,
  SinceJoinedQuery,
  StoresOverview,
  TagShares,
  Trend,
  TrendQuery,
} from '../analytics.ts';
import { endpoint } from '../endpoint.ts';
import { Happenings } from '../happening.ts';
import { ITEM_VIEWS } from '../shared-view.ts';

const subject = 'Analytics';
const access = 'verified';

/**
 * Those of the overview, which every plan has (the stores' overview, what happened to them and the trend of mine), are open to all; the others
 * need analytics, and what is of one store or product of the catalogue its details.
 */
export const analyticsEndpoints = {
  getStoresOverview: endpoint({
    method: 'GET',
    path: '/api/analytics/stores/overview',
    subject,
    summary: 'What my stores came to',
    access,
    shownIn: ['overview'],
    query: MineQuery,
    answer: StoresOverview,
  }),
  getProductsOverview: endpoint({
    method: 'GET',
    path: '/api/analytics/products/overview',
    subject,
    summary: 'My best, new, rising and falling products',
    access,
    feature: 'isAnalyticsEnabled',
    query: MineQuery,
    answer: ProductsOverview,
  }),
  getCatalogueStoresOverview: endpoint({
    method: 'GET',
    path: '/api/analytics/database/stores/overview',
    subject,
    summary: 'What the stores of the shared database came to',
    access,
    feature: 'isAnalyticsEnabled',
    query: PeriodQuery,
    answer: StoresOverview,
  }),
  getCatalogueProductsOverview: endpoint({
    method: 'GET',
    path: '/api/analytics/database/products/overview',
    subject,
    summary: 'The best, new, rising and falling products of the shared database',
    access,
    feature: 'isAnalyticsEnabled',
    query: PeriodQuery,
    answer: ProductsOverview,
  }),
  getCountryShares: endpoint({
    method: 'GET',
    path: '/api/analytics/countries',
    subject,
    summary: 'What the stores of each country came to',
    access,
    feature: 'isAnalyticsEnabled',
    query: ScopedQuery,
    answer: CountryShares,
  }),
  getTagShares: endpoint({
    method: 'GET',
    path: '/api/analytics/tags',
    subject,
    summary: 'What the products of each category came to',
    access,
    feature: 'isAnalyticsEnabled',
    query: ScopedQuery,
    answer: TagShares,
  }),
  listHappenings: endpoint({
    method: 'GET',
    path: '/api/analytics/happenings',
    subject,
    summary: 'What happened to my stores, with the most effect first',
    access,
    shownIn: ['overview'],
    query: MineQuery,
    answer: Happenings,
  }),
  getTrend: endpoint({
    method: 'GET',
    path: '/api/analytics/trend',
    subject,
    summary: 'Orders and revenue over time, of all my stores, of the shared database, of a store, or of a product',
    access,
    shownIn: ['overview', 'compare', ...ITEM_VIEWS],
    feature: featureOfTrend,
    query: TrendQuery,
    answer: Trend,
    asFile: true,
  }),
  getSinceJoined: endpoint({
    method: 'GET',
    path: '/api/analytics/subscription-trend',
    subject,
    summary: 'What my stores came to, day by day since I joined',
    access,
    feature: 'isAnalyticsEnabled',
    query: SinceJoinedQuery,
    answer: SinceJoined,
  }),
};
