import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { createStore } from '../create-store.ts';
import { type SeenProduct, upsertProducts } from '../upsert-products.ts';
import { summarizeStore } from './summarize-store.ts';
import { TAG_RULES_VERSION } from './tag-product.ts';

let db: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());
