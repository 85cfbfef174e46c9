import type { Databases } from '#database/connect.ts';
import type { MailQueue } from '#mail/queue.ts';
import type { Clock } from '#runtime/clock.ts';

/** What briefs run on. */
export type BriefDeps = Databases & {
  clock: Clock;
  mail: MailQueue;
  /** The key that signs the links that stop a brief. */
  secretKey: string;
  /** The public origin of the links in mails. */
  origin: () => string;
};
