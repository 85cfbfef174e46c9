import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { operationsEndpoints } from '#contract/endpoints/operations.ts';
import { Problem } from '#runtime/problem.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Serve } from '../../http/serve.ts';
import { openReadiness } from '../../processes/readiness.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

export function operationsRoutes(serve: Serve, { settings, metrics, ...context }: RouteContext): void {
  const assertReady = context.assertReady ?? openReadiness(context);

  serve(operationsEndpoints.getHealth, async () => ({ status: 'ok' as const }));

  serve(operationsEndpoints.getReadiness, async () => {
    await assertReady().catch((cause) => {
      throw new Problem('unavailable', {}, { cause });
    });
    return { status: 'ok' as const, mail: settings.config.mail };
  });

  serve(operationsEndpoints.getMetrics, async ({ request, reply }) => {
    if (!settings.isLocal && !isOwnMachine(request) && !hasToken(request, settings.metricsToken))
      throw new Problem('not-found');
    return reply.type(operationsEndpoints.getMetrics.answerType).send(await metrics.write());
  });
}

function isOwnMachine({ headers, socket }: FastifyRequest): boolean {
  // a proxy on this machine also connects from loopback, but it adds a forwarding header
  const isPassedOn = 'x-forwarded-for' in headers || 'forwarded' in headers;
  return LOOPBACK.test(socket.remoteAddress ?? '') && !isPassedOn;
}

function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  if (token === null) return false;
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
