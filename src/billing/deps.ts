import type { Facts, People } from '#database/connect.ts';
import type { MailQueue } from '#mail/queue.ts';
import type { Clock } from '#runtime/clock.ts';
import type { Log } from '#runtime/log.ts';
import type { Provider } from './providers/provider.ts';

/** What billing needs in a deployment. */
export type BillingDeps = {
  database: People;
  /** For the names of stores. */
  facts: Facts;
  /** The sandbox's clock may be ahead of the real time. */
  clock: Clock;
  log: Log;
  mail: MailQueue;
  provider: Provider;
  /** The public origin, without a trailing slash. */
  origin: () => string;
  /** The key with which people who had a trial are hashed. */
  secretKey: string;
};
