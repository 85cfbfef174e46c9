import type { Databases } from '#database/connect.ts';
import type { MailQueue } from '#mail/queue.ts';
import type { Clock } from '#runtime/clock.ts';
import type { Wire } from '#tracker/fetch/exchange.ts';

/** What telling people runs on. */
export type AlertDeps = Databases & {
  clock: Clock;
  /** Addresses of channels are encrypted under it. */
  secretKey: string;
  mail: MailQueue;
  wire: Pick<Wire, 'exchange'>;
  /** The public origin of the links in messages. */
  origin: () => string;
  /** `host:port` pairs that may be told although they are inside: in local mode our own sink. */
  allowedPrivate: () => ReadonlySet<string>;
};
