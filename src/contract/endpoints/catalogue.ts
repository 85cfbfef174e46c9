import { z } from 'zod';
import { PeriodQuery, TagCounts } from '../analytics.ts';
import { endpoint, NOTHING } from '../endpoint.ts';
import { featureOfList, ProductListQuery, ProductsOfStoreQuery, StoreListQuery } from '../filters.ts';
import { ProductId, ProductItem, ProductPage, ProductPatch } from '../product/product.ts';
import { StoreId, StoreItem, StorePage } from '../store.ts';

const subject = 'Database';
const access = 'verified';
const storeParams = z.object({ id: StoreId });
const productParams = z.object({ id: ProductId });

/** Every store that anyone tracks or that was imported. Users call it the database. */
export const catalogueEndpoints = {
  listCatalogueStores: endpoint({
    method: 'GET',
    path: '/api/database/stores',
    subject,
    summary: 'The stores of the shared database',
    access,
    shownIn: ['database/stores'],
    feature: featureOfList,
    query: StoreListQuery,
    answer: StorePage,
    asFile: true,
  }),
  listCatalogueProducts: endpoint({
    method: 'GET',
    path: '/api/database/products',
    subject,
    summary: 'The products of the shared database',
    access,
    shownIn: ['database/products'],
    feature: featureOfList,
    query: ProductListQuery,
    answer: ProductPage,
    asFile: true,
  }),
  getCatalogueStore: endpoint({
    method: 'GET',
    path: '/api/database/stores/{id}',
    subject,
    summary: 'A store of the shared database',
    access,
    shownIn: ['database/store', 'compare'],
    feature: 'areDatabaseDetailsEnabled',
    params: storeParams,
    query: PeriodQuery,
    answer: StoreItem,
  }),
  listCatalogueStoreProducts: endpoint({
    method: 'GET',
    path: '/api/database/stores/{id}/products',
    subject,
    summary: 'The products of a store of the shared database',
    access,
    shownIn: ['database/store'],
    feature: 'areDatabaseDetailsEnabled',
    params: storeParams,
    query: ProductsOfStoreQuery,
    answer: ProductPage,
    asFile: true,
  }),
  getCatalogueProduct: endpoint({
    method: 'GET',
    path: '/api/database/products/{id}',
    subject,
    summary: 'A product of the shared database',
    access,
    shownIn: ['database/store', 'database/product', 'compare'],
    feature: 'areDatabaseDetailsEnabled',
    params: productParams,
    query: PeriodQuery,
    answer: ProductItem,
  }),
  changeCatalogueStore: endpoint({
    method: 'PATCH',
    path: '/api/database/stores/{id}',
    subject,
    summary: 'Mark a store of the shared database as a favourite',
    access,
    params: storeParams,
    body: ProductPatch,
    answer: NOTHING,
  }),
  changeCatalogueProduct: endpoint({
    method: 'PATCH',
    path: '/api/database/products/{id}',
    subject,
    summary: 'Mark a product of the shared database as a favourite',
    access,
    params: productParams,
    body: ProductPatch,
    answer: NOTHING,
  }),
  countTags: endpoint({
    method: 'GET',
    path: '/api/tags',
    subject,
    summary: 'The categories, with how many products of the shared database each has',
    access,
    answer: TagCounts,
  }),
};
