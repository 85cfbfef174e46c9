import { Readable } from 'node:stream';
import { getPlan } from '#billing/plan/get-plan.ts';
import { PLANS } from '#contract/billing/plan.ts';
import type { LimitedResource } from '#contract/billing/plan-limits.ts';
import { sharingEndpoints } from '#contract/endpoints/sharing.ts';
import { SHARE_HEADER, type ShareKind } from '#contract/sharing/share.ts';
import { findWrongFilter, isEmbeddable, readSharedView, type SharedView } from '#contract/sharing/shared-view.ts';
import type { People } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import { findShare, noteOpening } from '#sharing/find-share.ts';
import { listShares, revokeShare } from '#sharing/list-shares.ts';
import { makeShare } from '#sharing/make-share.ts';
import { listScheduledExports, scheduleExport, stopExport } from '#sharing/schedule-export.ts';
import { FILE_TYPES, openFile } from '../../files/open-file.ts';
import { openTable } from '../../files/open-table.ts';
import { readFileCall } from '../../files/read-file-call.ts';
import { limitCalls } from '../../http/limit-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Serve } from '../../http/serve.ts';
import { limitOf } from '../limit-of.ts';

const RESOURCES: Record<ShareKind, LimitedResource> = { view: 'shares', list: 'listAddresses' };

/** Shared views and lists, and lists sent by mail. */
export function sharingRoutes(serve: Serve, context: RouteContext): void {
  const { people, clock, origin, settings } = context;
  const { openings, downloads, rehearsals } = settings.callLimits;
  const opens = limitCalls(openings);
  // visitors use up none of the owner's calls, and all addresses of one owner share one limit
  const readsList = limitCalls(downloads);
  const triesList = limitCalls(rehearsals);

  serve(sharingEndpoints.listShares, async ({ accountId }) => {
    const [views, lists] = await Promise.all([
      limitOf(people, accountId, RESOURCES.view),
      limitOf(people, accountId, RESOURCES.list),
    ]);
    return { items: await listShares({ people, clock }, accountId), limits: { view: views.limit, list: lists.limit } };
  });

  serve(sharingEndpoints.makeShare, async ({ accountId, body }) => {
    const view = body.kind === 'view' ? readView(body.target) : null;
    await triesList(accountId);
    // the target must open for its owner, or there is nothing to share
    if (!view) await openTable(context, accountId, readFileCall(body.target));
    const allowed = await limitOf(people, accountId, RESOURCES[body.kind]);
    const { share, secret } = await makeShare({ people, clock }, accountId, body, allowed);
    if (!view) return { ...share, address: `${origin()}/lists/shared.csv?key=${secret}`, embedAddress: null };
    // after the #, which browsers do not send, so the secret reaches no log on the way
    const address = (place: string) => `${origin()}/${place}${body.target}#${secret}`;
    return { ...share, address: address('shared'), embedAddress: isEmbeddable(view) ? address('embed') : null };
  });

  serve(sharingEndpoints.revokeShare, async ({ accountId, params }) => revokeShare(people, accountId, params.id));

  serve(sharingEndpoints.openSharedPage, async ({ request, reply }) => {
    const share = await findShare({ people, clock }, 'view', String(request.headers[SHARE_HEADER] ?? ''));
    await opens(share.id);
    if (request.method === 'GET') await noteOpening({ people, clock }, share.id);
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    const { name, target, expiresAt } = share;
    const { areDatabaseDetailsEnabled: seesDatabase } = PLANS[await getPlan(people, share.accountId)];
    const groupName = await findGroupName(people, share.accountId, target);
    return { name, target, expiresAt, groupName, seesDatabase };
  });

  serve(sharingEndpoints.getSharedList, async ({ query, request, reply }) => {
    const share = await findShare({ people, clock }, 'list', query.key ?? '');
    await readsList(share.accountId);
    const file = await openFile(context, share.accountId, readFileCall(share.target));
    if (request.method === 'GET') await noteOpening({ people, clock }, share.id);
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').type(FILE_TYPES.csv);
    return reply.send(request.method === 'HEAD' ? Readable.from([]) : file('csv', { bom: false }));
  });

  serve(sharingEndpoints.listScheduledExports, async ({ accountId }) => ({
    items: await listScheduledExports(people, accountId),
    limit: (await limitOf(people, accountId, 'scheduledExports')).limit,
  }));

  serve(sharingEndpoints.scheduleExport, async ({ accountId, body }) => {
    await triesList(accountId);
    await openTable(context, accountId, readFileCall(body.target));
    return scheduleExport({ people, clock }, accountId, body, await limitOf(people, accountId, 'scheduledExports'));
  });

  serve(sharingEndpoints.stopExport, async ({ accountId, params }) => stopExport(people, accountId, params.id));
}

function readView(target: string): SharedView {
  const view = readSharedView(target);
  const message = view
    ? findWrongFilter(view)
    : 'the path and query of an overview, a store, a product, a comparison or a list';
  if (view && message === null) return view;
  throw new Problem('invalid-input', { fields: [{ path: 'target', message: message! }] });
}

/** Null if the view has no group, or the group is gone. */
async function findGroupName(people: People, accountId: string, target: string): Promise<string | null> {
  const view = readSharedView(target);
  const groupId = view?.kind === 'overview' ? view.query.get('group') : null;
  if (!groupId) return null;
  const group = await people
    .selectFrom('item_group')
    .select('name')
    .where('id', '=', groupId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return group?.name ?? null;
}
