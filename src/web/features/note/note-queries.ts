import { queryOptions } from '@tanstack/react-query';
import { noteEndpoints } from '#contract/endpoints/notes.ts';
import type { Note } from '#contract/note.ts';
import { ask } from '../../api/client.ts';
import { IS_SHARED } from '../../share/shared-place.ts';

export const notesKey = ['notes'] as const;

/** Which notes are shown: all, or those on a store or product and those on days alone. */
export type NotesOf = { storeId?: string; productId?: string };

export function notesQuery(of: NotesOf = {}) {
  return queryOptions({
    queryKey: [...notesKey, of.storeId ?? null, of.productId ?? null],
    // notes are private, so a shared page has none
    enabled: !IS_SHARED,
    queryFn: ({ signal }) => ask(noteEndpoints.listNotes, { query: of, signal }),
  });
}

/** The notes that a chart shows: those with a day. */
export function daysNoted(notes: readonly Note[] | undefined): Note[] {
  return (notes ?? []).filter(({ day }) => day !== null);
}

/** Whether the note is on a day alone, for all stores. */
export function isOfAll({ storeId }: Note): boolean {
  return storeId === null;
}
