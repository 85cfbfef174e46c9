import type { Fetcher } from '../../fetch/fetcher.ts';
import type { ProbedSignal, Reading, StoreIdentity } from '../../reading.ts';
import { judgeAvailability } from '../../signals/judge-availability.ts';
import { judgeStock } from '../../signals/judge-stock.ts';

/** `only_x_left_in_stock` shows below a threshold of the shop's: what is above it is unknown. */
export async function probeSignals(
  _fetcher: Fetcher,
  _store: StoreIdentity,
  reading: Reading,
): Promise<ProbedSignal[]> {
  const { isPublished, facts } = judgeStock(reading.products);
  const state = isPublished ? 'alive' : facts.withQuantity ? 'refused' : 'silent';
  return [{ kind: 'stock', state, source: 'graphql', evidence: facts }, judgeAvailability(reading.products, 'graphql')];
}
