import { groupEndpoints } from '#contract/endpoints/groups.ts';
import { assertProducts, listGroups } from '#questions/groups/list-groups.ts';
import { changeGroup, makeGroup, removeGroup } from '#watch/group/make-group.ts';
import { changeNote, listNotes, makeNote, removeNote } from '#watch/note/make-note.ts';
import type { RouteContext } from '../http/route-context.ts';
import type { Serve } from '../http/serve.ts';
import { limitOf } from './limit-of.ts';

/** Lists of their own that people make, and what they note. */
export function groupRoutes(serve: Serve, { people, facts, clock }: RouteContext): void {
  serve(groupEndpoints.listGroups, async ({ accountId }) => ({
    items: await listGroups({ people, facts }, accountId),
    limit: (await limitOf(people, accountId, 'groups')).limit,
  }));

  serve(groupEndpoints.makeGroup, async ({ accountId, body }) => {
    await assertProducts(facts, body.members, 'members');
    return makeGroup({ people, clock }, accountId, body, await limitOf(people, accountId, 'groups'));
  });

  serve(groupEndpoints.changeGroup, async ({ accountId, params, body }) => {
    await assertProducts(facts, body.add, 'add');
    await changeGroup({ people, clock }, accountId, params.id, body);
  });

  serve(groupEndpoints.removeGroup, async ({ accountId, params }) => removeGroup(people, accountId, params.id));

  serve(groupEndpoints.listNotes, async ({ accountId, query }) => ({
    items: await listNotes(people, accountId, query),
    limit: (await limitOf(people, accountId, 'notes')).limit,
  }));

  serve(groupEndpoints.makeNote, async ({ accountId, body }) => {
    if (body.productId !== null) await assertProducts(facts, [body.productId], 'productId');
    return makeNote({ people, clock }, accountId, body, await limitOf(people, accountId, 'notes'));
  });

  serve(groupEndpoints.changeNote, async ({ accountId, params, body }) =>
    changeNote(people, accountId, params.id, body.text),
  );

  serve(groupEndpoints.removeNote, async ({ accountId, params }) => removeNote(people, accountId, params.id));
}
