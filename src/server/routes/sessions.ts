import { z } from 'zod';
import { SessionList } from '#contract/session.ts';
import { endSession, endSessions, listSessions } from '#identity/list-sessions.ts';
import { getUserData } from '#questions/get-user-data.ts';
import { answers, NOTHING } from '../answers.ts';
import type { RouteContext, TypedApp } from '../route-context.ts';
import { accountOf, sessionOf } from '../signed-in.ts';

/** What somebody may ask and do about their own sign-ins and data. */
export function sessionRoutes(app: TypedApp, { database, clock }: RouteContext): void {
  app.get(
    '/user/sessions',
    { schema: { tags: ['Account'], summary: 'Where I am signed in', response: answers(SessionList) } },
    async (request) => {
      const sessions = await listSessions({ database, clock }, accountOf(request));
      const items = sessions.map(({ signedInAt, lastUsedAt, ...session }) => ({
        ...session,
        signedInAt: signedInAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: session.id === sessionOf(request),
      }));
      return { items };
    },
  );

  app.delete(
    '/user/sessions',
    { schema: { tags: ['Account'], summary: 'Sign out everywhere, here too', response: NOTHING } },
    async (request, reply) => {
      await endSessions({ database, clock }, accountOf(request));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/user/sessions/:id',
    {
      schema: {
        tags: ['Account'],
        summary: 'Sign one device out',
        params: z.object({ id: z.string().max(100) }),
        response: NOTHING,
      },
    },
    async (request, reply) => {
      await endSession({ database, clock }, accountOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/user/data',
    {
      schema: {
        tags: ['Account'],
        summary: 'All that is kept of me, as a file',
        response: answers(z.record(z.string(), z.unknown())),
      },
    },
    async (request, reply) => {
      const day = new Date(clock.now()).toISOString().slice(0, 10);
      reply.header('content-disposition', `attachment; filename="tillwatch-data-${day}.json"`);
      return getUserData(database, accountOf(request));
    },
  );
}
