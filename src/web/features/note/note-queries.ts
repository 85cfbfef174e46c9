import { queryOptions } from '@tanstack/react-query';
import { noteEndpoints } from '#contract/endpoints/notes.ts';
import type { Note } from '#contract/note.ts';
import { ask } from '../../api/client.ts';
import { IS_SHARED } from '../../share/shared-place.ts';

export const notesKey = ['notes'] as const;

/** Of what notes are shown: of everything, or of a store or product and of days alone. */
export type NotesOf = { storeId?: string; productId?: string };

export function notesQuery(of: NotesOf = {}) {
  return queryOptions({
    queryKey: [...notesKey, of.storeId ?? null, of.productId ?? null],
    // what was noted is for who noted it
    enabled: !IS_SHARED,
    queryFn: ({ signal }) => ask(noteEndpoints.listNotes, { query: of, signal }),
  });
}

/** Those that a chart shows: of a day. */
export function daysNoted(notes: readonly Note[] | undefined): Note[] {
  return (notes ?? []).filter(({ day }) => day !== null);
}

/** Of a day alone, whichever the store. */
export function isOfAll({ storeId }: Note): boolean {
  return storeId === null;
}
