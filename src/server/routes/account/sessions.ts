import { isoDay } from '#contract/date-range.ts';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import { endSession, endSessions, listSessions } from '#identity/session/list-sessions.ts';
import { getUserData } from '#questions/user/get-user-data.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Serve } from '../../http/serve.ts';

/** A user's own sessions and data. */
export function sessionRoutes(serve: Serve, { people, clock }: RouteContext): void {
  serve(accountEndpoints.listSessions, async ({ accountId, sessionId }) => {
    const sessions = await listSessions({ database: people, clock }, accountId);
    const items = sessions.map(({ signedInAt, lastUsedAt, ...session }) => ({
      ...session,
      signedInAt: signedInAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: session.id === sessionId,
    }));
    return { items };
  });

  serve(accountEndpoints.endSessions, async ({ accountId }) => endSessions({ database: people, clock }, accountId));

  serve(accountEndpoints.endSession, async ({ accountId, params }) =>
    endSession({ database: people, clock }, accountId, params.id),
  );

  serve(accountEndpoints.getUserData, async ({ accountId, reply }) => {
    const day = isoDay(clock.now());
    reply.header('content-disposition', `attachment; filename="tillwatch-data-${day}.json"`);
    return getUserData(people, accountId);
  });
}
