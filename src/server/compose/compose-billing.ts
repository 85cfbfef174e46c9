import { createHmac } from 'node:crypto';
import type { BillingDeps } from '#billing/deps.ts';
import { paddleProvider } from '#billing/providers/paddle/paddle-provider.ts';
import { type RunningSandbox, runSandbox } from '#billing/providers/sandbox/run-sandbox.ts';
import { openSandboxClock } from '#billing/providers/sandbox/sandbox-clock.ts';
import { sandboxProvider } from '#billing/providers/sandbox/sandbox-provider.ts';
import type { PublicConfig } from '#contract/config.ts';
import type { Facts, People } from '#database/connect.ts';
import type { MailQueue } from '#mail/queue.ts';
import type { Clock } from '#runtime/clock.ts';
import type { Log } from '#runtime/log.ts';
import type { Settings } from '#runtime/settings.ts';

export type ComposedBilling = {
  /** Null: billing is off. */
  billing: BillingDeps | null;
  /** Local mode only. */
  sandbox: RunningSandbox | null;
  config: PublicConfig['billing'];
};

/** Sets up this deployment's payment provider, and the settings of it that the browser needs. */
export async function composeBilling(deps: {
  settings: Settings;
  database: People;
  facts: Facts;
  clock: Clock;
  log: Log;
  mail: MailQueue;
  origin: () => string;
}): Promise<ComposedBilling> {
  const { settings, database, facts, clock: wallClock, log, mail, origin } = deps;
  const { secretKey, billing: chosen } = settings;
  const shared = { database, facts, log, mail, origin, secretKey };
  if (chosen.provider === 'off') return { billing: null, sandbox: null, config: null };
  if (chosen.provider === 'paddle') {
    const { environment, vendorId, clientToken } = chosen;
    return {
      billing: { ...shared, clock: wallClock, provider: paddleProvider(chosen, wallClock) },
      sandbox: null,
      config: { provider: 'paddle', environment, vendorId, clientToken },
    };
  }
  const clock = await openSandboxClock(database, wallClock);
  const secret = createHmac('sha256', secretKey).update('sandbox webhooks').digest('hex');
  const sandboxDeps = { database, clock, wallClock, secret, origin, random: Math.random };
  const post = async (body: string, headers: Record<string, string>) =>
    (await fetch(`${origin()}/webhooks/sandbox`, { method: 'POST', body, headers })).status;
  return {
    billing: { ...shared, clock, provider: sandboxProvider(sandboxDeps) },
    sandbox: runSandbox(sandboxDeps, { post, log, isTicking: settings.roles.includes('web') }),
    config: { provider: 'sandbox' },
  };
}
