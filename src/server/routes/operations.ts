import { operationsEndpoints } from '#contract/endpoints/operations.ts';
import { assertWritable } from '#database/assert-writable.ts';
import { listUnreached } from '#database/distribute.ts';
import { Problem } from '#runtime/problem.ts';
import type { RouteContext } from '../http/route-context.ts';
import type { Serve } from '../http/serve.ts';

const READY_WITHIN_MS = 2_000;
const WRITE_EVERY_MS = 5_000;
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

export function operationsRoutes(serve: Serve, { people, facts, settings, metrics, clock }: RouteContext): void {
  let writing: { startedAtMs: number; done: Promise<void> } | null = null;

  /** However many ask, one write every few seconds tells them all. */
  function write(): Promise<void> {
    const nowMs = clock.now();
    if (writing && Math.abs(nowMs - writing.startedAtMs) < WRITE_EVERY_MS) return writing.done;
    const done = assertWritable(people, nowMs);
    writing = { startedAtMs: nowMs, done };
    // what failed is tried again by the next who asks
    done.catch(() => {
      writing = null;
    });
    return done;
  }

  serve(operationsEndpoints.getHealth, async () => ({ status: 'ok' as const }));

  serve(operationsEndpoints.getReadiness, async () => {
    try {
      const asked = Promise.all([write(), listUnreached(facts)]);
      const [, unreached] = await withinTime(asked, READY_WITHIN_MS);
      if (unreached.length > 0) throw new Error(`the database does not reach its nodes ${unreached.join(', ')}`);
    } catch (cause) {
      throw new Problem('unavailable', {}, { cause });
    }
    return { status: 'ok' as const, mail: settings.config.mail };
  });

  serve(operationsEndpoints.getMetrics, async ({ request, reply }) => {
    // a proxy on this machine is loopback too: what it passes on names whom it is for
    const isPassedOn = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
    const isOwnMachine = LOOPBACK.test(request.socket.remoteAddress ?? '') && !isPassedOn;
    if (!settings.isLocal && !isOwnMachine) throw new Problem('not-found');
    return reply.type(operationsEndpoints.getMetrics.answerType).send(await metrics.write());
  });
}

/** A database that was stopped, not ended, answers nothing at all: nobody waits for it longer than this. */
async function withinTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
