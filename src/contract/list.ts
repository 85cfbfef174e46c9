import { z } from 'zod';

export const PAGE_SIZES = [10, 20, 50, 100] as const;
export const TOTAL_CAP = 10_000;

export const SORT_ORDERS = ['asc', 'desc'] as const;
export const SortOrder = z.enum(SORT_ORDERS);
export type SortOrder = z.infer<typeof SortOrder>;

/** What a person types into a search box. A NUL cannot be stored as text, so nothing can match it. */
export const SearchText = z
  .string()
  .trim()
  .max(200)
  .refine((text) => !text.includes('\0'), { message: 'no NUL character' });

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
