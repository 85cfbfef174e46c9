import { z } from 'zod';
import { ProductRef } from './evidence.ts';
import { oneOrMore } from './filters.ts';
import { PageQuery, pageOf } from './list.ts';
import { Money } from './product.ts';

/** What can happen to a product. `bulk_edit`, `sale_started` and `sale_ended` concern a store's whole catalogue. */
export const PRODUCT_EVENT_KINDS = [
  'new',
  'gone',
  'back',
  'price',
  'sold_out',
  'restocked',
  'edited',
  'bulk_edit',
  'sale_started',
  'sale_ended',
] as const;
export const ProductEventKind = z.enum(PRODUCT_EVENT_KINDS);
export type ProductEventKind = z.infer<typeof ProductEventKind>;

/** Recorded but not listed: a store went silent and is heard again; a product crossed one of the first places. */
export const QUIET_EVENT_KINDS = ['silent', 'heard', 'rank'] as const;
export type RecordedEventKind = ProductEventKind | (typeof QUIET_EVENT_KINDS)[number];

const Words = z.string().nullable();

/** One field of a product that an edit changed. */
export const ProductEdit = z.discriminatedUnion('field', [
  z.object({
    field: z.enum(['title', 'vendor', 'type', 'address']),
    before: Words,
    after: Words,
  }),
  z.object({
    field: z.literal('picture').describe('The addresses under which we show both, where they are kept.'),
    before: Words,
    after: Words,
  }),
  z.object({
    field: z.literal('text').describe('The description: of how many characters, where that is known.'),
    before: z.number().int().nullable(),
    after: z.number().int().nullable(),
  }),
  z.object({
    field: z.enum(['labels', 'variants']).describe('Names that went, and names that came.'),
    removed: z.array(z.string()),
    added: z.array(z.string()),
  }),
]);
export type ProductEdit = z.infer<typeof ProductEdit>;

export const ProductEventItem = z.object({
  at: z.iso.datetime(),
  kind: ProductEventKind,
  /** Null if it concerns the whole store. */
  product: ProductRef.nullable(),
  price: z
    .object({ before: Money, after: Money, variants: z.number().int() })
    .nullable()
    .describe('Of the variants whose price moved, the one whose new price is lowest.'),
  units: z.number().nullable().describe('With `restocked`: by how much the stock rose, where it is known.'),
  products: z.number().int().nullable().describe('How many products a bulk edit or a sale concerns.'),
  share: z.number().nullable().describe('Their part of the catalogue, 0 to 1.'),
  depth: z.number().nullable().describe('With a sale: by how much prices fell, as the median, 0 to 1.'),
  edits: z.array(ProductEdit).describe('With `edited`: what was changed, as far as it is kept.'),
});
export type ProductEventItem = z.infer<typeof ProductEventItem>;

/** The events that a store's chart marks. */
export const PINNED_KINDS = ['sale_started', 'sale_ended', 'price', 'new', 'sold_out', 'restocked'] as const;
export const StorePins = z.object({
  items: z.array(ProductEventItem).describe('By UTC day and kind, newest first; of many, those of the most products.'),
});
export type StorePins = z.infer<typeof StorePins>;

export const ProductEventListQuery = PageQuery.extend({ kind: oneOrMore(ProductEventKind) });
export const ProductEventPage = pageOf(ProductEventItem);
