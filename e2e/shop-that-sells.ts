import { MINUTE_MS } from '#runtime/clock.ts';
import { openPracticeStore, PRACTICE_STORES } from '#simulator/practice-stores.ts';
import type { Product } from './product.ts';

/**
 * The shop that sells most between the first and second reading. The three shops' countries are never all in the night.
 */
export async function shopThatSells(product: Product): Promise<{ name: string; url: string }> {
  const now = Date.now();
  const soldBy = (key: string) =>
    openPracticeStore(key, { now }).world.truth(now + MINUTE_MS / 4, now + MINUTE_MS).length;
  const keys = ['tidewick', 'ormeline', 'naseem'];
  const [best] = keys.map((key) => ({ key, sold: soldBy(key) })).sort((one, other) => other.sold - one.sold);
  const name = PRACTICE_STORES.find(({ key }) => key === best!.key)!.name;
  return (await product.practiceStores()).find((shop) => shop.name === name)!;
}
