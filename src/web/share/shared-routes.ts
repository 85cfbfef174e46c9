import type { RouteObject } from 'react-router';
import { page } from '../navigation/load-page.ts';
import type { SharedPlace } from './shared-place.ts';

const store = () => import('../routes/store/store-page.tsx');
const product = () => import('../routes/product/product-page.tsx');
const embedded = () => import('../routes/shared/embedded-chart.tsx');

const PAGES: RouteObject = {
  lazy: page(() => import('../routes/shared/shared-layout.tsx'), 'SharedLayout'),
  children: [
    { path: '/overview', lazy: page(() => import('../routes/overview/overview-page.tsx'), 'OverviewPage') },
    { path: '/compare', lazy: page(() => import('../routes/compare/compare-page.tsx'), 'ComparePage') },
    { path: '/stores', lazy: page(() => import('../routes/stores/stores-page.tsx'), 'StoresPage') },
    { path: '/products', lazy: page(() => import('../routes/products/products-page.tsx'), 'ProductsPage') },
    {
      path: '/database/stores',
      lazy: page(() => import('../routes/catalogue/catalogue-stores-page.tsx'), 'CatalogueStoresPage'),
    },
    {
      path: '/database/products',
      lazy: page(() => import('../routes/catalogue/catalogue-products-page.tsx'), 'CatalogueProductsPage'),
    },
    { path: '/stores/:storeId/:tab?', lazy: page(store, 'StorePage') },
    { path: '/database/stores/:storeId/:tab?', lazy: page(store, 'DatabaseStorePage') },
    { path: '/products/:productId/:tab?', lazy: page(product, 'ProductPage') },
    { path: '/database/products/:productId/:tab?', lazy: page(product, 'DatabaseProductPage') },
    { path: '*', lazy: page(() => import('../routes/shared/share-ended.tsx'), 'ShareEnded') },
  ],
};

const CHARTS: RouteObject = {
  children: [
    { path: '/overview', lazy: page(embedded, 'EmbeddedChart') },
    { path: '/stores/:storeId/:tab?', lazy: page(embedded, 'EmbeddedChart') },
    { path: '/database/stores/:storeId/:tab?', lazy: page(embedded, 'EmbeddedCatalogueChart') },
    { path: '/products/:productId/:tab?', lazy: page(embedded, 'EmbeddedChart') },
    { path: '/database/products/:productId/:tab?', lazy: page(embedded, 'EmbeddedCatalogueChart') },
    { path: '*', lazy: page(() => import('../routes/shared/share-ended.tsx'), 'ShareEnded') },
  ],
};

/** The application's pages that can be shared, without those that lead elsewhere. */
export const sharedRoutes = (place: SharedPlace): RouteObject => (place === 'embed' ? CHARTS : PAGES);
