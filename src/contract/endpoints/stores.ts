import { z } from 'zod';
import { PeriodQuery } from '../analytics.ts';
import { endpoint, NOTHING } from '../endpoint.ts';
import { EvidenceListQuery, EvidencePage } from '../evidence.ts';
import { ProductsOfStoreQuery, StoreListQuery } from '../filters.ts';
import { OrdersAroundAnswer, OrdersAroundQuery, StoreSalePage } from '../happening.ts';
import { PageQuery } from '../list.ts';
import { ProductPage } from '../product.ts';
import { ProductEventListQuery, ProductEventPage, StorePins } from '../product-event.ts';
import { ReadingListQuery, ReadingPage, StoreSignals } from '../reading.ts';
import { RestatementListQuery, RestatementPage } from '../restatement.ts';
import { ITEM_VIEWS, STORE_VIEWS } from '../shared-view.ts';
import { StoreCheck, StoreId, StoreItem, StorePage, StorePatch, StoreUrlBody } from '../store.ts';

const subject = 'Stores';
const access = 'verified';
const params = z.object({ id: StoreId });

export const storeEndpoints = {
  checkStore: endpoint({
    method: 'POST',
    path: '/api/stores/check',
    subject,
    summary: 'Can a store be tracked?',
    access,
    body: StoreUrlBody,
    answer: StoreCheck,
  }),
  listStores: endpoint({
    method: 'GET',
    path: '/api/stores',
    subject,
    summary: 'The stores on my list',
    access,
    shownIn: ['stores'],
    query: StoreListQuery,
    answer: StorePage,
    asFile: true,
  }),
  addStore: endpoint({
    method: 'POST',
    path: '/api/stores',
    subject,
    summary: 'Add a store',
    access,
    body: StoreUrlBody,
    answer: StoreItem,
    status: 201,
  }),
  getStore: endpoint({
    method: 'GET',
    path: '/api/stores/{id}',
    subject,
    summary: 'One of my stores',
    access,
    shownIn: ['store', 'compare'],
    params,
    query: PeriodQuery,
    answer: StoreItem,
  }),
  changeStore: endpoint({
    method: 'PATCH',
    path: '/api/stores/{id}',
    subject,
    summary: 'Suspend, resume, or mark as a favourite',
    access,
    params,
    body: StorePatch,
    answer: StoreItem,
  }),
  removeStore: endpoint({
    method: 'DELETE',
    path: '/api/stores/{id}',
    subject,
    summary: 'Take a store off my list',
    access,
    params,
    answer: NOTHING,
  }),
  listStoreProducts: endpoint({
    method: 'GET',
    path: '/api/stores/{id}/products',
    subject,
    summary: 'The products of one of my stores',
    access,
    shownIn: ['store'],
    params,
    query: ProductsOfStoreQuery,
    answer: ProductPage,
    asFile: true,
  }),
  listStoreSignals: endpoint({
    method: 'GET',
    path: '/api/stores/{id}/signals',
    subject,
    summary: 'How a store betrays its sales',
    access,
    shownIn: ITEM_VIEWS,
    params,
    answer: StoreSignals,
  }),
  listStoreReadings: endpoint({
    method: 'GET',
    path: '/api/stores/{id}/readings',
    subject,
    summary: 'When and how a store was read, newest first',
    access,
    shownIn: ITEM_VIEWS,
    params,
    query: ReadingListQuery,
    answer: ReadingPage,
  }),
  listStoreEvidence: endpoint({
    method: 'GET',
    path: '/api/stores/{id}/evidence',
    subject,
    summary: 'What was seen of a store and its products, what it was taken for, and what a day comes to',
    access,
    shownIn: STORE_VIEWS,
    params,
    query: EvidenceListQuery,
    answer: EvidencePage,
  }),
  listStoreRestatements: endpoint({
    method: 'GET',
    path: '/api/stores/{id}/restatements',
    subject,
    summary: 'Which days of a store were revised after they had settled, the latest moves first',
    access,
    shownIn: STORE_VIEWS,
    params,
    query: RestatementListQuery,
    answer: RestatementPage,
  }),
  listStoreEvents: endpoint({
    method: 'GET',
    path: '/api/stores/{id}/events',
    subject,
    summary: 'What happened to a store and its products, newest first',
    access,
    shownIn: STORE_VIEWS,
    params,
    query: ProductEventListQuery,
    answer: ProductEventPage,
  }),
  listStorePins: endpoint({
    method: 'GET',
    path: '/api/stores/{id}/pins',
    subject,
    summary: 'What a chart of a store marks of a period',
    access,
    shownIn: STORE_VIEWS,
    params,
    query: PeriodQuery,
    answer: StorePins,
  }),
  listStoreSales: endpoint({
    method: 'GET',
    path: '/api/stores/{id}/sales',
    subject,
    summary: 'The sales that a store held and what they did to its orders, newest first',
    access,
    shownIn: STORE_VIEWS,
    params,
    query: PageQuery,
    answer: StoreSalePage,
  }),
  getStoreOrdersAround: endpoint({
    method: 'GET',
    path: '/api/stores/{id}/around',
    subject,
    summary: 'Orders of a store before and after a moment',
    access,
    shownIn: STORE_VIEWS,
    params,
    query: OrdersAroundQuery,
    answer: OrdersAroundAnswer,
  }),
};
