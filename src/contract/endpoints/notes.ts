import { z } from 'zod';
import { endpoint, NOTHING } from '../endpoint.ts';
import { NoteBody, NoteList, NoteListQuery, NotePatch } from '../note.ts';

const subject = 'Groups';
const access = 'verified';
const params = z.object({ id: z.string().max(100) });

export const noteEndpoints = {
  listNotes: endpoint({
    method: 'GET',
    path: '/api/notes',
    subject,
    summary: 'My notes: all, or those about one store or product',
    access,
    query: NoteListQuery,
    answer: NoteList,
  }),
  makeNote: endpoint({
    method: 'POST',
    path: '/api/notes',
    subject,
    summary: 'Add a note about a store, a product or a day',
    access,
    body: NoteBody,
    answer: z.object({ id: z.string() }),
    status: 201,
  }),
  changeNote: endpoint({
    method: 'PATCH',
    path: '/api/notes/{id}',
    subject,
    summary: 'Change the text of a note',
    access,
    params,
    body: NotePatch,
    answer: NOTHING,
  }),
  removeNote: endpoint({
    method: 'DELETE',
    path: '/api/notes/{id}',
    subject,
    summary: 'Remove a note',
    access,
    params,
    answer: NOTHING,
  }),
};
