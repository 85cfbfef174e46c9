import { composeBrief } from '#briefs/compose-brief.ts';
import { lastPeriod } from '#briefs/due-periods.ts';
import { listBriefs } from '#briefs/list-briefs.ts';
import { changeBrief, makeBrief, removeBrief } from '#briefs/make-brief.ts';
import { readerOf } from '#briefs/reader.ts';
import { briefEndpoints } from '#contract/endpoints/briefs.ts';
import { findGroupMembers } from '#watch/group/find-group-stores.ts';
import { limitCalls } from '../../http/limit-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Serve } from '../../http/serve.ts';
import { limitOf } from '../limit-of.ts';

/** Briefs: mails at fixed times of what happened. */
export function briefRoutes(serve: Serve, { alerts: briefs, people, settings }: RouteContext): void {
  const previews = limitCalls(settings.callLimits.rehearsals);

  serve(briefEndpoints.listBriefs, async ({ accountId }) => {
    const { email, email_verified } = await people
      .selectFrom('account')
      .select(['email', 'email_verified'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    return {
      items: await listBriefs(briefs, accountId),
      limit: (await limitOf(people, accountId, 'briefs')).limit,
      hasAddress: email !== null && email_verified,
    };
  });

  serve(briefEndpoints.makeBrief, async ({ accountId, body }) =>
    makeBrief(briefs, accountId, body, await limitOf(people, accountId, 'briefs')),
  );

  serve(briefEndpoints.previewBrief, async ({ accountId, body }) => {
    await previews(accountId);
    const { frequency, groupId, zone } = body;
    const group = groupId === null ? null : await findGroupMembers(people, accountId, groupId);
    const period = { ...lastPeriod(frequency, briefs.clock.now()), isLate: false };
    const reader = await readerOf(briefs, accountId, zone);
    const { mail, isEmpty } = await composeBrief(briefs, reader, { id: null, accountId, group, frequency }, period);
    return { subject: mail.subject, text: mail.text, html: mail.html, isEmpty };
  });

  serve(briefEndpoints.changeBrief, async ({ accountId, params, body }) =>
    changeBrief(briefs, accountId, params.id, body, await limitOf(people, accountId, 'briefs')),
  );

  serve(briefEndpoints.removeBrief, async ({ accountId, params }) => removeBrief(briefs, accountId, params.id));
}
