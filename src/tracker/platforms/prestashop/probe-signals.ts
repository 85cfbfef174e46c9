import type { Fetcher } from '../../fetch/fetcher.ts';
import type { ProbedSignal, Reading, StoreIdentity } from '../../reading.ts';
import { judgeAvailability } from '../../signals/judge-availability.ts';
import { judgeStock } from '../../signals/judge-stock.ts';

const SOURCE = 'product-json';

/**
 * The count is there even if the theme hides it. `date_upd` is in another table than the stock, so orders do not move
 * it.
 */
export async function probeSignals(
  _fetcher: Fetcher,
  _store: StoreIdentity,
  { products }: Reading,
): Promise<ProbedSignal[]> {
  const { isPublished, facts } = judgeStock(products);
  const state = isPublished ? 'alive' : facts.withQuantity ? 'refused' : 'silent';
  return [
    { kind: 'modified', state: 'refused', source: SOURCE, evidence: { verdict: 'not known to move on orders' } },
    { kind: 'stock', state, source: SOURCE, evidence: facts },
    judgeAvailability(products, SOURCE),
  ];
}
