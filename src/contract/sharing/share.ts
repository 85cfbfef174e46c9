import { z } from 'zod';
import { InactiveReason } from '../messages/inactive.ts';
import { FileFormat } from './file-call.ts';

/** The prefix of our secrets in addresses, by which people and scanners recognize one. */
export const SHARE_PREFIX = 'tws_';
export const LONGEST_SHARE_NAME = 80;
export const LONGEST_TARGET = 4_000;
export const MAX_SHARED_DAYS = 366;

export const SHARE_KINDS = ['view', 'list'] as const;
export const ShareKind = z
  .enum(SHARE_KINDS)
  .describe('view: a page of the app to look at. list: a CSV file that spreadsheets can load from its address.');
export type ShareKind = z.infer<typeof ShareKind>;

const Name = z.string().trim().min(1).max(LONGEST_SHARE_NAME);
const Target = z
  .string()
  .max(LONGEST_TARGET)
  .describe(
    'For a view: its path and query, such as `/overview`. For a list: a call of this API, such as `/api/stores`.',
  );

export const Share = z.object({
  id: z.string(),
  kind: ShareKind,
  name: z.string(),
  target: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  inactiveReason: InactiveReason,
  opens: z.number().int(),
  lastOpenedAt: z.iso.datetime().nullable(),
});
export type Share = z.infer<typeof Share>;

/** Newest first. */
export const ShareList = z.object({
  items: z.array(Share),
  limits: z.object({ view: z.number().int(), list: z.number().int() }),
});
export type ShareList = z.infer<typeof ShareList>;

export const ShareBody = z.object({
  kind: ShareKind,
  name: Name,
  target: Target,
  expiresInDays: z.number().int().min(1).max(MAX_SHARED_DAYS).nullable().default(null),
});
export type ShareBody = z.infer<typeof ShareBody>;

/** The address is shown only in this answer; for a view with a chart, also the address that embeds the chart. */
export const MadeShare = Share.extend({ address: z.string(), embedAddress: z.string().nullable() });
export type MadeShare = z.infer<typeof MadeShare>;

/** The header in which a shared page sends the secret that opened it. */
export const SHARE_HEADER = 'x-share';

/** What a shared page first reads about itself. */
export const SharedPage = z.object({
  name: z.string(),
  target: z.string(),
  expiresAt: z.iso.datetime().nullable(),
  groupName: z.string().nullable().describe('For an overview of one group. Otherwise null.'),
  seesDatabase: z.boolean().describe('Whether the page may show stores and products of the whole database.'),
});
export type SharedPage = z.infer<typeof SharedPage>;

export const EXPORT_EVERY = ['day', 'week', 'month'] as const;
export const ExportEvery = z
  .enum(EXPORT_EVERY)
  .describe('When it is sent: every day, on Mondays, or on the first of the month, at 06:00 UTC.');
export type ExportEvery = z.infer<typeof ExportEvery>;

export const ScheduledExport = z.object({
  id: z.string(),
  name: z.string(),
  target: z.string(),
  format: FileFormat,
  every: ExportEvery,
  createdAt: z.iso.datetime(),
  inactiveReason: InactiveReason,
  nextAt: z.iso.datetime().describe('When it is next due.'),
  lastSentAt: z.iso.datetime().nullable(),
  problem: z
    .string()
    .nullable()
    .describe('The code of the problem because of which nothing was sent the last time. Null if all went well.'),
});
export type ScheduledExport = z.infer<typeof ScheduledExport>;

/** Newest first. */
export const ScheduledExportList = z.object({ items: z.array(ScheduledExport), limit: z.number().int() });
export type ScheduledExportList = z.infer<typeof ScheduledExportList>;

export const ScheduledExportBody = z.object({
  name: Name,
  target: Target,
  format: FileFormat.default('xlsx'),
  every: ExportEvery,
});
export type ScheduledExportBody = z.infer<typeof ScheduledExportBody>;
