import { groupEndpoints } from '#contract/endpoints/groups.ts';
import { assertProducts, listGroups } from '#questions/groups/list-groups.ts';
import { removeSharesOfGroup } from '#sharing/remove-shares-of-group.ts';
import { changeGroup, makeGroup, removeGroup } from '#watch/group/make-group.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Serve } from '../../http/serve.ts';
import { limitOf } from '../limit-of.ts';

/** A user's own groups of stores and products. */
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

  serve(groupEndpoints.removeGroup, async ({ accountId, params }) =>
    people.transaction().execute(async (trx) => {
      await removeGroup(trx, accountId, params.id);
      await removeSharesOfGroup(trx, accountId, params.id);
    }),
  );
}
