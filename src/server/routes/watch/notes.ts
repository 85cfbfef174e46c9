import { noteEndpoints } from '#contract/endpoints/notes.ts';
import { assertProducts } from '#questions/groups/list-groups.ts';
import { listNotes } from '#questions/groups/list-notes.ts';
import { changeNote, makeNote, removeNote } from '#watch/note/make-note.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Serve } from '../../http/serve.ts';
import { limitOf } from '../limit-of.ts';

/** A user's notes on a store, a product or a day. */
export function noteRoutes(serve: Serve, { people, facts, clock }: RouteContext): void {
  serve(noteEndpoints.listNotes, async ({ accountId, query }) => ({
    items: await listNotes({ people, facts }, accountId, query),
    limit: (await limitOf(people, accountId, 'notes')).limit,
  }));

  serve(noteEndpoints.makeNote, async ({ accountId, body }) => {
    if (body.productId !== null) await assertProducts(facts, [body.productId], 'productId');
    return makeNote({ people, clock }, accountId, body, await limitOf(people, accountId, 'notes'));
  });

  serve(noteEndpoints.changeNote, async ({ accountId, params, body }) =>
    changeNote(people, accountId, params.id, body.text),
  );

  serve(noteEndpoints.removeNote, async ({ accountId, params }) => removeNote(people, accountId, params.id));
}
