import { at, listOf } from '../answer/read-json.ts';

/** A reading of a part of the catalogue: when it was, and the last address in it, in the order of addresses. */
export type Turn = { at: number; until: string };

/** Of 125 pages at least, unless a reading was cut: enough for a catalogue of 25,000. */
const MAX_TURNS = 220;

/** The stored turns, the newest first; those that are none are left out. */
export function turnsOf(stored: unknown): Turn[] {
  return listOf(at(stored, 'turns')).flatMap((turn) => {
    const [readAt, until] = [at(turn, 'at'), at(turn, 'until')];
    return typeof readAt === 'number' && Number.isFinite(readAt) && typeof until === 'string'
      ? [{ at: readAt, until }]
      : [];
  });
}

/** Turns before the last round are left out: each of their pages had another one since. */
export function withTurn(turns: readonly Turn[], turn: Turn): Turn[] {
  const again = indexOfTurn(turn.until, turns);
  const round = again < 0 ? turns : turns.slice(0, again + 2);
  return [turn, ...round].slice(0, MAX_TURNS);
}

/** When a page last had its turn; undefined if that is not known. */
export function lastTurn(url: string, turns: readonly Turn[]): number | undefined {
  return turns[indexOfTurn(url, turns)]?.at;
}

/** A turn goes from where the one before it ended; the first address follows the last. */
function indexOfTurn(url: string, turns: readonly Turn[]): number {
  return turns.findIndex(({ until }, turn) => {
    const from = turns[turn + 1]?.until;
    if (from === undefined) return false;
    return from < until ? url > from && url <= until : url > from || url <= until;
  });
}
