import { at } from '../read-json.ts';

/** Where the reader is on its way round a catalogue that is too large for one reading. */
export type ReaderState = {
  /** The address read last, in the order of addresses; null at the beginning. */
  after: string | null;
  /** When the last reading was. */
  readAt: number | null;
};

/** What was kept of a store; the beginning where that is nothing we know. */
export function readerState(stored: unknown): ReaderState {
  const after = at(stored, 'after');
  const readAt = at(stored, 'readAt');
  return {
    after: typeof after === 'string' ? after : null,
    readAt: typeof readAt === 'number' && Number.isFinite(readAt) ? readAt : null,
  };
}
