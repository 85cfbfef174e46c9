import type { Fetcher } from '../../fetch/fetcher.ts';
import type { ProbedSignal, Reading, StoreIdentity } from '../../reading.ts';
import { judgeAvailability } from '../../signals/judge-availability.ts';

/** The Store API prints the stock that orders are taken from, so any count is a true one, however round. */
export async function probeSignals(
  _fetcher: Fetcher,
  _store: StoreIdentity,
  { products }: Reading,
): Promise<ProbedSignal[]> {
  const variants = products.flatMap((product) => product.variants);
  const counted = variants.flatMap(({ stock }) => (stock === null ? [] : [stock]));
  const stock: ProbedSignal = {
    kind: 'stock',
    state: counted.length > 0 ? 'alive' : 'silent',
    source: 'store-api',
    evidence: {
      variants: variants.length,
      withQuantity: counted.length,
      distinctQuantities: new Set(counted).size,
      oversold: counted.filter((quantity) => quantity < 0).length,
    },
  };
  const modified: ProbedSignal = {
    kind: 'modified',
    state: 'refused',
    source: 'store-api',
    evidence: { verdict: 'orders do not move it' },
  };
  return [modified, stock, judgeAvailability(products, 'store-api')];
}
