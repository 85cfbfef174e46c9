import { z } from 'zod';

export const PAGE_SIZES = [10, 20, 50, 100] as const;
export const TOTAL_CAP = 10_000;

export const SORT_ORDERS = ['asc', 'desc'] as const;
export const SortOrder = z.enum(SORT_ORDERS);
export type SortOrder = z.infer<typeof SortOrder>;

/** Addresses of Arabic pages need six characters per letter. */
export const LONGEST_SEARCH = 2_000;

/** What a person types into a search box. */
export const SearchText = z.string().trim().max(LONGEST_SEARCH);

const DECIMAL = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i;

/** A number in a query string. Empty text is not a number, nor is `0x10`, which no person would write. */
export function inQuery(rule: z.ZodCoercedNumber) {
  return z.preprocess((given) => (typeof given === 'string' && !DECIMAL.test(given) ? Number.NaN : given), rule);
}

/** `page` counts from 0. */
export const PageQuery = z.object({
  page: inQuery(z.coerce.number().int().min(0).max(100_000)).default(0),
  pageSize: z.coerce
    .number()
    .refine((size) => PAGE_SIZES.some((allowed) => allowed === size), { message: `one of ${PAGE_SIZES.join(', ')}` })
    .meta({ enum: [...PAGE_SIZES] })
    .default(PAGE_SIZES[0]),
});

/** Totals are exact up to TOTAL_CAP; `totalIsCapped` says that there are more. */
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
