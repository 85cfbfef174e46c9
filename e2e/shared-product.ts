import { inject } from 'vitest';
import { type Product, productIn } from './product.ts';

/** Where the products are that all journeys share: one without accounts and stores, one whose demo watches practice stores. */
export type SharedProducts = Record<'empty' | 'practising', { url: string; dataDir: string }>;

declare module 'vitest' {
  interface ProvidedContext {
    products: SharedProducts;
  }
}

/** Who needs plans, stores or time for itself takes an account of its own there. */
export function sharedProduct(kind: keyof SharedProducts): Product {
  const { dataDir, url } = inject('products')[kind];
  return productIn(dataDir, url);
}
