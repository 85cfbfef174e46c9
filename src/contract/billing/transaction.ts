import { z } from 'zod';
import { inQuery, pageOf } from '../list.ts';
import { Money } from '../product/product.ts';
import { PlanKey } from './plan.ts';

export const SMALL_PAGE_SIZES = [5, 10, 25] as const;

/** The paging of small tables; `page` counts from 0. */
export const SmallPageQuery = z.object({
  page: inQuery(z.coerce.number().int().min(0).max(100_000)).default(0),
  pageSize: z.coerce
    .number()
    .refine((size) => SMALL_PAGE_SIZES.some((allowed) => allowed === size), {
      message: `one of ${SMALL_PAGE_SIZES.join(', ')}`,
    })
    .meta({ enum: [...SMALL_PAGE_SIZES] })
    .default(SMALL_PAGE_SIZES[0]),
});

export const TransactionId = z.string().regex(/^[\w-]{1,80}$/);

export const TransactionKind = z.enum(['payment', 'renewal', 'change', 'refund', 'chargeback']);
export type TransactionKind = z.infer<typeof TransactionKind>;

/**
 * open: being charged, or a refund that waits for approval. failed: could not be charged. refunded, disputed: paid back,
 * by the refund listed beside it. rejected: a refund that was not granted.
 */
export const TransactionStatus = z.enum([
  'open',
  'paid',
  'failed',
  'refunded',
  'partly_refunded',
  'disputed',
  'canceled',
  'rejected',
]);
export type TransactionStatus = z.infer<typeof TransactionStatus>;

export const TransactionItem = z.object({
  id: TransactionId,
  at: z.iso.datetime(),
  kind: TransactionKind,
  plan: PlanKey,
  amount: Money.describe('With tax. Negative for money paid back.'),
  tax: Money,
  status: TransactionStatus,
  hasInvoice: z.boolean(),
});
export type TransactionItem = z.infer<typeof TransactionItem>;

export const TransactionPage = pageOf(TransactionItem);

/** The address of the invoice for a new tab; valid for a short time. */
export const Invoice = z.object({ url: z.string() });
export type Invoice = z.infer<typeof Invoice>;
