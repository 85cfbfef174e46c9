import type { FastifyInstance } from 'fastify';
import type { BillingDeps } from '#billing/deps.ts';
import { type RunningSandbox, runSandbox } from '#billing/providers/sandbox/run-sandbox.ts';
import { openSandboxClock } from '#billing/providers/sandbox/sandbox-clock.ts';
import { type SandboxDeps, sandboxProvider } from '#billing/providers/sandbox/sandbox-provider.ts';
import type { Databases } from '#database/connect.ts';
import type { Mail } from '#mail/mail.ts';
import type { Clock } from '#runtime/clock.ts';
import type { Log } from '#runtime/log.ts';
import { seededRandom } from '#runtime/random.ts';

export const SANDBOX_SECRET = 'secret of the sandbox';

export type TestBilling = { billing: BillingDeps; sandbox: RunningSandbox; mails: Mail[]; seen: { refused: number } };

/** Billing with the sandbox provider. Its webhooks are delivered to `app` on request. */
export async function testBilling(
  deps: Databases & { clock: Clock; log: Log },
  app: () => FastifyInstance,
): Promise<TestBilling> {
  const { people: database, facts, clock: wallClock, log } = deps;
  const mails: Mail[] = [];
  const seen = { refused: 0 };
  const origin = () => 'http://localhost';
  const clock = await openSandboxClock(database, wallClock);
  const random = seededRandom(7).next;
  const sandboxDeps: SandboxDeps & { clock: typeof clock } = {
    ...{ database, clock, wallClock, origin, random },
    secret: SANDBOX_SECRET,
  };
  const post = async (body: string, headers: Record<string, string>) => {
    const { statusCode } = await app().inject({ method: 'POST', url: '/webhooks/sandbox', payload: body, headers });
    if (statusCode !== 200) seen.refused++;
    return statusCode;
  };
  const billing: BillingDeps = {
    ...{ database, facts, clock, log, origin, secretKey: 'for tests' },
    mail: {
      async enqueue(mail) {
        mails.push(mail);
      },
      async pretend() {},
    },
    provider: sandboxProvider(sandboxDeps),
  };
  return { billing, sandbox: runSandbox(sandboxDeps, { post, log, isTicking: false }), mails, seen };
}
