import type { Evidence } from '../../observation.ts';
import { GAP_SINCE, TOUCHED } from '../evidence-of.ts';
import type { KeptGap, KeptTouch } from './reestimate-gaps.ts';

/** The parts of a piece of evidence from which its gap is rebuilt. */
export type KeptEvidence = Pick<
  Evidence,
  'externalId' | 'at' | 'seenAt' | 'classifiedAs' | 'weight' | 'why' | 'after' | 'adds'
>;

/**
 * Rebuilds the first gaps of a store from their evidence. Gaps with a write to so many products that these were not
 * stored are left out. `priceOf` is used where the evidence shows no price.
 */
export function keptGaps(evidence: readonly KeptEvidence[], priceOf: (externalId: string) => number): KeptGap[] {
  const taken = takenBack(evidence);
  const seen = evidence.filter(({ after }) => typeof after?.[GAP_SINCE] === 'number');
  return [...Map.groupBy(seen, ({ seenAt }) => seenAt)]
    .filter(([, pieces]) => pieces.every((piece) => piece.externalId !== null || touchedIn(piece)))
    .map(([to, pieces]) => ({
      from: pieces[0]!.after![GAP_SINCE] as number,
      to,
      touches: pieces.flatMap((piece) => touchesOf(piece, taken, priceOf)),
    }))
    .sort((one, other) => one.to - other.to);
}

/** What was taken back of stamps that proved to be edits, by `<product> <time>`. */
function takenBack(evidence: readonly KeptEvidence[]): ReadonlyMap<string, number> {
  const taken = new Map<string, number>();
  for (const { externalId, at, why, after, adds } of evidence) {
    if (why !== 'content-changed' || after !== null) continue;
    const orders = adds.reduce((sum, day) => sum - day.orders, 0);
    taken.set(`${externalId} ${at}`, (taken.get(`${externalId} ${at}`) ?? 0) + orders);
  }
  return taken;
}

function touchesOf(
  piece: KeptEvidence,
  taken: ReadonlyMap<string, number>,
  priceOf: (externalId: string) => number,
): KeptTouch[] {
  const { externalId, at, classifiedAs, weight, why, adds } = piece;
  if (externalId === null) {
    const touched = touchedIn(piece) ?? [];
    return touched.map(([id, when]) => ({ externalId: id, at: when, classifiedAs, weight, why, price: priceOf(id) }));
  }
  const units = adds.reduce((sum, day) => sum + day.units, 0);
  const revenue = adds.reduce((sum, day) => sum + day.revenue, 0);
  const left = Math.max(0, weight - (taken.get(`${externalId} ${at}`) ?? 0));
  const price = units > 0 ? revenue / units : priceOf(externalId);
  return [{ externalId, at, classifiedAs, weight: left, why, price }];
}

export function touchedIn({ after }: Pick<KeptEvidence, 'after'>): [externalId: string, at: number][] | null {
  return (after?.[TOUCHED] as [string, number][] | undefined) ?? null;
}
