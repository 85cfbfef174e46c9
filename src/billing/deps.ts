import type { Database, Facts } from '#database/connect.ts';
import type { MailQueue } from '#mail/queue.ts';
import type { Clock } from '#runtime/clock.ts';
import type { Log } from '#runtime/log.ts';
import type { Provider } from './providers/provider.ts';

/** What the billing of a deployment runs on. */
export type BillingDeps = {
  database: Database;
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
