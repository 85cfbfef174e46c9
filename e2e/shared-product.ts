import { inject } from 'vitest';
import { type Product, productIn } from './product.ts';

/**
 * The addresses of the products that all journeys share: one without accounts and stores, and one with practice stores.
 */
export type SharedProducts = Record<'empty' | 'practising', { url: string; dataDir: string }>;

declare module 'vitest' {
  interface ProvidedContext {
    products: SharedProducts;
  }
}

/** A journey that needs its own plan, stores or time creates its own account there. */
export function sharedProduct(kind: keyof SharedProducts): Product {
  const { dataDir, url } = inject('products')[kind];
  return productIn(dataDir, url);
}
