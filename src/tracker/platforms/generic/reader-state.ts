import { at } from '../answer/read-json.ts';
import { type Turn, turnsOf } from './turns.ts';

/** How far the reader has come in a catalogue that is too large for one reading. */
export type ReaderState = {
  /** The address that was read last, in the order of addresses; null at the start. */
  after: string | null;
  /** When the last reading was. */
  readAt: number | null;
  /** The readings of the last rounds, the newest first. */
  turns: Turn[];
};

/** The stored state of a store; the start if it is not one that we know. */
export function readerState(stored: unknown): ReaderState {
  const after = at(stored, 'after');
  const readAt = at(stored, 'readAt');
  return {
    after: typeof after === 'string' ? after : null,
    readAt: typeof readAt === 'number' && Number.isFinite(readAt) ? readAt : null,
    turns: turnsOf(stored),
  };
}
