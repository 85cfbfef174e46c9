import type { Databases } from '#database/connect.ts';
import type { MailQueue } from '#mail/queue.ts';
import type { Clock } from '#runtime/clock.ts';
import type { Wire } from '#tracker/fetch/exchange.ts';

/** What alerts run on. */
export type AlertDeps = Databases & {
  clock: Clock;
  /** The key that encrypts the addresses of channels. */
  secretKey: string;
  mail: MailQueue;
  wire: Pick<Wire, 'exchange'>;
  /** The public origin of the links in messages. */
  origin: () => string;
  /** `host:port` pairs that may receive messages although they are private: in local mode, our own sink. */
  allowedPrivate: () => ReadonlySet<string>;
};
