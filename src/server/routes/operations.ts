import { sql } from 'kysely';
import { operationsEndpoints } from '#contract/endpoints/operations.ts';
import { Problem } from '#runtime/problem.ts';
import type { RouteContext } from '../http/route-context.ts';
import type { Serve } from '../http/serve.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

export function operationsRoutes(serve: Serve, { people, facts, settings, metrics }: RouteContext): void {
  serve(operationsEndpoints.getHealth, async () => ({ status: 'ok' as const }));

  serve(operationsEndpoints.getReadiness, async () => {
    try {
      await Promise.all([sql`select 1`.execute(people), sql`select 1`.execute(facts)]);
    } catch (cause) {
      throw new Problem('unavailable', {}, { cause });
    }
    return { status: 'ok' as const };
  });

  serve(operationsEndpoints.getMetrics, async ({ request, reply }) => {
    // a proxy on this machine is loopback too: what it passes on names whom it is for
    const isPassedOn = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
    const isOwnMachine = LOOPBACK.test(request.socket.remoteAddress ?? '') && !isPassedOn;
    if (!settings.isLocal && !isOwnMachine) throw new Problem('not-found');
    return reply.type(operationsEndpoints.getMetrics.answerType).send(await metrics.write());
  });
}
