import { FIRST_PLACES } from '#contract/messages/alert.ts';
import type { SignalLife } from './signal-life.ts';

/** A product that entered or left the first places of a ranking; null: not ranked. */
type Move = { externalId: string; before: number | null; after: number | null; at: number };

/**
 * The products that crossed the border of some first places between two readings of a live ranking. If the ranking got
 * shorter or longer, only the places that both have are compared.
 */
export function movedPlaces(before: SignalLife | undefined, after: SignalLife | undefined): Move[] {
  if (!before?.ranking || !after?.ranking || before.ranking.at === after.ranking.at) return [];
  if (after.state !== 'alive' || before.source !== after.source) return [];
  const [was, is] = [placesOf(before.ranking.externalIds), placesOf(after.ranking.externalIds)];
  const borders = FIRST_PLACES.filter((first) => first <= Math.min(was.size, is.size));
  const { at } = after.ranking;
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((externalId) => {
    const move = { externalId, before: was.get(externalId) ?? null, after: is.get(externalId) ?? null, at };
    const isAmong = (place: number | null, first: number) => place !== null && place <= first;
    return borders.some((first) => isAmong(move.before, first) !== isAmong(move.after, first)) ? [move] : [];
  });
}

function placesOf(externalIds: readonly string[]): Map<string, number> {
  return new Map(externalIds.map((externalId, index) => [externalId, index + 1]));
}
