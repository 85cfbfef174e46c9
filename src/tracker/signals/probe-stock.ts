import type { ProbedSignal, Reading } from '../reading.ts';
import { MAX_MOVED_SHARE, movedShare } from './judge-stamps.ts';
import { judgeStock } from './judge-stock.ts';

const MIN_COMPARED = 5;

/** Quantities by variant, as shown. */
export type Quantities = ReadonlyMap<string, number>;

/**
 * The stock signal as one visit shows it. `readAgain` asks for some of the quantities once more: those that differ
 * seconds later are drawn at each answer. It gives null if they cannot be had.
 */
export async function probeStock(
  reading: Reading,
  source: string,
  readAgain: (() => Promise<Quantities | null>) | null,
): Promise<ProbedSignal> {
  const { isPublished, facts } = judgeStock(reading.products);
  if (!isPublished) {
    return { kind: 'stock', state: facts.withQuantity ? 'refused' : 'silent', source, evidence: facts };
  }
  const second = (await readAgain?.()) ?? null;
  if (second === null) return { kind: 'stock', state: 'alive', source, evidence: facts };
  const first = quantitiesIn(reading);
  const compared = [...second.keys()].filter((id) => first.has(id)).length;
  if (compared < MIN_COMPARED) return { kind: 'stock', state: 'alive', source, evidence: facts };
  const share = movedShare(first, second);
  const evidence = { ...facts, movedAtSecondLook: share };
  return { kind: 'stock', state: share > MAX_MOVED_SHARE ? 'refused' : 'alive', source, evidence };
}

function quantitiesIn(reading: Reading): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { variants } of reading.products) {
    for (const { externalId, stock } of variants) if (stock !== null) quantities.set(externalId, stock);
  }
  return quantities;
}
