import type { TestProject } from 'vitest/node';
import { startProduct } from './product.ts';
import type { SharedProducts } from './shared-product.ts';

/** The journeys show the last 7 days, and compare them with those before. It is read within seconds. */
const PAST_DAYS = 30;

/** Several journeys use the demo account at once. */
const MANY_READS = { READS_PER_MINUTE: '60000' };

/** Starts the products that all journeys of a run share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [empty, practising] = await Promise.all([
    startProduct(['--empty']),
    startProduct([], { pastDays: PAST_DAYS, settings: MANY_READS }),
  ]);
  await practising.pastIsIn();
  const addressOf = ({ url, dataDir }: typeof empty) => ({ url, dataDir });
  const shared: SharedProducts = { empty: addressOf(empty), practising: addressOf(practising) };
  project.provide('products', shared);
  return async () => {
    await Promise.all([empty.stop(), practising.stop()]);
  };
}
