import { z } from 'zod';

export const PAGE_SIZES = [10, 20, 50, 100] as const;
export const SMALL_PAGE_SIZES = [5, 10, 25] as const;
export const TOTAL_CAP = 10_000;

export const SortOrder = z.enum(['asc', 'desc']);
export type SortOrder = z.infer<typeof SortOrder>;

/** `page` counts from 0. */
export const PageQuery = z.object({
  page: z.coerce.number().int().min(0).max(100_000).default(0),
  pageSize: z.coerce
    .number()
    .refine((size) => PAGE_SIZES.some((allowed) => allowed === size), { message: `one of ${PAGE_SIZES.join(', ')}` })
    .default(PAGE_SIZES[0]),
});

/** Totals are exact up to TOTAL_CAP and then say so. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    page: z.number().int(),
    pageSize: z.number().int(),
    total: z.number().int(),
    totalIsCapped: z.boolean(),
  });
}

export type Page<Item> = { items: Item[]; page: number; pageSize: number; total: number; totalIsCapped: boolean };
