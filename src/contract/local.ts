import { z } from 'zod';
import { Estimate } from './estimate/estimate.ts';
import { PlatformKind } from './platform.ts';

/** A mail that a local server would have sent. */
export const OutboxMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.iso.datetime(),
});
export type OutboxMail = z.infer<typeof OutboxMail>;
export const Outbox = z.array(OutboxMail);

/** A message that a local server's webhook received. */
export const SinkMessage = z.object({
  at: z.iso.datetime(),
  headers: z.record(z.string(), z.string()),
  body: z.record(z.string(), z.unknown()),
});
export type SinkMessage = z.infer<typeof SinkMessage>;
export const SinkMessages = z.array(SinkMessage);

export const PracticeStore = z.object({ name: z.string(), platform: PlatformKind, url: z.string() });
export type PracticeStore = z.infer<typeof PracticeStore>;
export const PracticeStores = z.array(PracticeStore);

/** How much of the practice stores' past has been read, from 0 to 1; null if none is being read. */
export const PracticeHistory = z.object({ share: z.number().min(0).max(1).nullable() });
export type PracticeHistory = z.infer<typeof PracticeHistory>;

/** A practice store's true sales today until its last reading, beside their estimate. */
export const PracticeCheck = z.object({
  since: z.iso.datetime(),
  until: z.iso.datetime(),
  trueOrders: z.number().int(),
  orders: Estimate,
});
export type PracticeCheck = z.infer<typeof PracticeCheck>;
