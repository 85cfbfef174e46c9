import { at, listOf } from '../read-json.ts';

/** A reading of a part of the catalogue: when it was, and the last address in it, in the order of addresses. */
export type Turn = { at: number; until: string };

/** Of 250 pages each: enough for the largest catalogue. */
const MAX_TURNS = 64;

/** The stored turns, the newest first; those that are none are left out. */
export function turnsOf(stored: unknown): Turn[] {
  return listOf(at(stored, 'turns')).flatMap((turn) => {
    const [readAt, until] = [at(turn, 'at'), at(turn, 'until')];
    return typeof readAt === 'number' && Number.isFinite(readAt) && typeof until === 'string'
      ? [{ at: readAt, until }]
      : [];
  });
}

export function withTurn(turns: readonly Turn[], turn: Turn): Turn[] {
  return [turn, ...turns].slice(0, MAX_TURNS);
}

/** When a page last had its turn; undefined if that is not known. */
export function lastTurn(url: string, turns: readonly Turn[]): number | undefined {
  const index = turns.findIndex(({ until }, turn) => {
    const from = turns[turn + 1]?.until;
    if (from === undefined) return false;
    return from < until ? url > from && url <= until : url > from || url <= until;
  });
  return turns[index]?.at;
}
