import type { ProbedSignal, ReadingProduct } from '../reading.ts';

/** Availability says something only if something can be bought: a catalogue that is wholly sold out shows no change. */
export function judgeAvailability(products: readonly ReadingProduct[], source: string): ProbedSignal {
  const variants = products.flatMap((product) => product.variants);
  const available = variants.filter((variant) => variant.isAvailable).length;
  return {
    kind: 'availability',
    state: available > 0 ? 'alive' : 'refused',
    source,
    evidence: { variants: variants.length, available },
  };
}
