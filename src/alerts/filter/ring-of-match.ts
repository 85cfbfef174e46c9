import { NO_DETAIL } from '#contract/alert.ts';
import type { Ring } from '../ring/judge.ts';

type Fresh = { storeId: number; productId: number; readMs: number };
type Names = { storeName: string; title: string | null };

/**
 * What a rule rings for where a product came to match its filter, but for its cool-down. The same for the past that is
 * rehearsed and for what is new.
 */
export function ringOfMatch({ storeId, productId, readMs }: Fresh, names: Names): Ring {
  return { storeId, productId, kind: 'matches', at: readMs, seenAt: readMs, detail: { ...NO_DETAIL, ...names } };
}
