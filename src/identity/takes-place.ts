import { type RawBuilder, sql } from 'kysely';
import type { ShareKind } from '#contract/sharing/share.ts';
import type { PeopleTables } from '#database/table-kinds.ts';

/** Rows of an account that a plan limits: those of a table that meet a condition. `isStored`: those that nobody forgets. */
export type Places = { table: keyof PeopleTables; condition: RawBuilder<unknown>; isStored?: RawBuilder<unknown> };

export const ALL = sql`true`;

/** What takes a place in its account's plan. What its owner silenced takes none. */
export const TAKES_PLACE = {
  keys: { table: 'personal_key', condition: ALL },
  assistants: { table: 'assistant', condition: ALL },
  channels: { table: 'channel', condition: ALL },
  groups: { table: 'item_group', condition: ALL },
  notes: { table: 'note', condition: ALL },
  alerts: { table: 'alert_rule', condition: sql`muted_at is null` },
  briefs: { table: 'brief', condition: sql`stopped_at is null` },
  scheduledExports: { table: 'scheduled_export', condition: ALL },
} as const satisfies Record<string, Places>;

/** Of shares: those that have not expired. The others are deleted in time. */
export function sharesTakingPlace(kind: ShareKind, nowMs: number): Places {
  const condition = sql`kind = ${kind} and (expires_at is null or expires_at > ${new Date(nowMs)})`;
  return { table: 'share', condition, isStored: condition };
}
