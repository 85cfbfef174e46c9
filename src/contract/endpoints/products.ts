import { z } from 'zod';
import { PeriodQuery } from '../analytics.ts';
import { endpoint } from '../endpoint.ts';
import { EvidenceListQuery, EvidencePage } from '../estimate/evidence.ts';
import { RestatementListQuery, RestatementPage } from '../estimate/restatement.ts';
import { ProductListQuery } from '../filters.ts';
import { OrdersAroundAnswer, OrdersAroundQuery } from '../happening.ts';
import { ProductEventListQuery, ProductEventPage } from '../product/event.ts';
import { PriceHistory, PriceHistoryQuery } from '../product/price-history.ts';
import { ProductId, ProductItem, ProductPage, ProductPatch } from '../product/product.ts';
import { ProductRank } from '../product/rank.ts';
import { ITEM_VIEWS } from '../sharing/shared-view.ts';

const subject = 'Products';
const access = 'verified';
const params = z.object({ id: ProductId });

export const productEndpoints = {
  listProducts: endpoint({
    method: 'GET',
    path: '/api/products',
    subject,
    summary: 'The products of my stores',
    access,
    shownIn: ['products'],
    query: ProductListQuery,
    answer: ProductPage,
    asFile: true,
  }),
  getProduct: endpoint({
    method: 'GET',
    path: '/api/products/{id}',
    subject,
    summary: 'A product of one of my stores',
    access,
    shownIn: ['store', 'product', 'compare'],
    params,
    query: PeriodQuery,
    answer: ProductItem,
  }),
  changeProduct: endpoint({
    method: 'PATCH',
    path: '/api/products/{id}',
    subject,
    summary: 'Mark a product as a favourite',
    access,
    params,
    body: ProductPatch,
    answer: ProductItem,
  }),
  listProductEvidence: endpoint({
    method: 'GET',
    path: '/api/products/{id}/evidence',
    subject,
    summary: 'The sightings of a product, how they were classified, and the receipt of a day',
    access,
    beyondMine: 'areDatabaseDetailsEnabled',
    shownIn: ITEM_VIEWS,
    params,
    query: EvidenceListQuery,
    answer: EvidencePage,
    asFile: true,
  }),
  listProductRestatements: endpoint({
    method: 'GET',
    path: '/api/products/{id}/restatements',
    subject,
    summary: 'Days of a product that were revised after they had settled, latest revision first',
    access,
    beyondMine: 'areDatabaseDetailsEnabled',
    shownIn: ITEM_VIEWS,
    params,
    query: RestatementListQuery,
    answer: RestatementPage,
    asFile: true,
  }),
  listProductEvents: endpoint({
    method: 'GET',
    path: '/api/products/{id}/events',
    subject,
    summary: 'What happened to a product, newest first',
    access,
    beyondMine: 'areDatabaseDetailsEnabled',
    shownIn: ITEM_VIEWS,
    params,
    query: ProductEventListQuery,
    answer: ProductEventPage,
    asFile: true,
  }),
  getProductOrdersAround: endpoint({
    method: 'GET',
    path: '/api/products/{id}/around',
    subject,
    summary: 'Orders of a product before and after a given time',
    access,
    beyondMine: 'areDatabaseDetailsEnabled',
    shownIn: ITEM_VIEWS,
    params,
    query: OrdersAroundQuery,
    answer: OrdersAroundAnswer,
  }),
  getProductRank: endpoint({
    method: 'GET',
    path: '/api/products/{id}/rank',
    subject,
    summary: 'The place of a product in its store: by orders, and in the store’s own list of best sellers',
    access,
    beyondMine: 'areDatabaseDetailsEnabled',
    shownIn: ITEM_VIEWS,
    params,
    query: PeriodQuery,
    answer: ProductRank,
  }),
  getPriceHistory: endpoint({
    method: 'GET',
    path: '/api/products/{id}/prices',
    subject,
    summary: 'The prices of a product’s variants over time',
    access,
    beyondMine: 'areDatabaseDetailsEnabled',
    shownIn: ITEM_VIEWS,
    params,
    query: PriceHistoryQuery,
    answer: PriceHistory,
    asFile: true,
  }),
};
