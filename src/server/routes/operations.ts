import { sql } from 'kysely';
import { z } from 'zod';
import { Problem } from '#runtime/problem.ts';
import { answers } from '../answers.ts';
import { readGauges, toPrometheus } from '../gauges.ts';
import type { RouteContext, TypedApp } from '../route-context.ts';

const Health = z.object({ status: z.literal('ok') });
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const tags = ['Operations'];

export function operationsRoutes(app: TypedApp, { database, clock, settings }: RouteContext): void {
  app.get('/healthz', { schema: { tags, summary: 'The process answers', response: answers(Health) } }, async () => ({
    status: 'ok' as const,
  }));

  app.get(
    '/readyz',
    { schema: { tags, summary: 'The process can do its work: the database answers', response: answers(Health) } },
    async () => {
      try {
        await sql`select 1`.execute(database);
      } catch (cause) {
        throw new Problem('unavailable', {}, { cause });
      }
      return { status: 'ok' as const };
    },
  );

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    // a proxy on this machine is loopback too: what it passes on names whom it is for
    const isPassedOn = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
    const isOwnMachine = LOOPBACK.test(request.socket.remoteAddress ?? '') && !isPassedOn;
    if (!settings.isLocal && !isOwnMachine) throw new Problem('not-found');
    const gauges = await readGauges(database, clock.now());
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(toPrometheus(gauges));
  });
}
