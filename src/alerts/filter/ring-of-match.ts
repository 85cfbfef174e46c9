import { NO_DETAIL } from '#contract/messages/alert.ts';
import type { Ring } from '../ring/rings-for.ts';

type Fresh = { storeId: number; productId: number; readMs: number };
type Names = { storeName: string; title: string | null };

/**
 * The ring for a product that came to match a filter, before the rule's cool-down. A rehearsal of the past uses the
 * same code as new readings.
 */
export function ringOfMatch({ storeId, productId, readMs }: Fresh, names: Names): Ring {
  return { storeId, productId, kind: 'matches', at: readMs, seenAt: readMs, detail: { ...NO_DETAIL, ...names } };
}
