import type { Living, Observation, StoreMemory } from './estimate/types.ts';
import type { Reading } from './reading.ts';

/**
 * Compares a reading with what is remembered of the store: what happened, what of it is evidence of sales, and what
 * that comes to by hour. Pure. The first reading of a store only lays down the memory.
 */
export function observe(memory: StoreMemory, reading: Reading, living: Living): Observation {
  void living;
  return {
    products: [],
    events: [],
    evidence: [],
    productHours: [],
    storeHours: [],
    model: memory.model,
    observedUntil: Math.max(reading.at, memory.observedUntil ?? reading.at),
  };
}
