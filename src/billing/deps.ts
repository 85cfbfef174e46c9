import type { Facts, People } from '#database/connect.ts';
import type { MailQueue } from '#mail/queue.ts';
import type { Clock } from '#runtime/clock.ts';
import type { Log } from '#runtime/log.ts';
import type { Provider } from './providers/provider.ts';

/** What the billing of a deployment runs on. */
export type BillingDeps = {
  database: People;
  /** For the names of stores. */
  facts: Facts;
  /** The sandbox's may be ahead. */
  clock: Clock;
  log: Log;
  mail: MailQueue;
  provider: Provider;
  /** The public origin, without a slash at the end. */
  origin: () => string;
  /** Hashes who had the trial. */
  secretKey: string;
};
