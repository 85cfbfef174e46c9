import { z } from 'zod';
import { ProductRef } from '../estimate/evidence.ts';
import { oneOrMore } from '../filters.ts';
import { PageQuery, pageOf } from '../list.ts';
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
    field: z.literal('picture').describe('The addresses of both pictures on this server. Null: no picture.'),
    before: Words,
    after: Words,
  }),
  z.object({
    field: z.literal('text').describe('The length of the description in characters. Null if unknown.'),
    before: z.number().int().nullable(),
    after: z.number().int().nullable(),
  }),
  z.object({
    field: z
      .enum(['labels', 'variants'])
      .describe('Names of the labels or variants that were removed and added, at most 20 each.'),
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
    .describe('With `price`: the price of the changed variant that is now the cheapest. `variants`: how many changed.'),
  units: z.number().nullable().describe('With `restocked`: by how many units the stock rose. Null if unknown.'),
  products: z
    .number()
    .int()
    .nullable()
    .describe('How many products are affected, for events of the whole store. Null for a single product.'),
  share: z.number().nullable().describe('The share of the catalogue that these products are, 0 to 1.'),
  depth: z.number().nullable().describe('With a sale: the median price cut, 0 to 1.'),
  edits: z
    .array(ProductEdit)
    .describe('With `edited`: the fields that changed, as far as they are stored. Otherwise empty.'),
});
export type ProductEventItem = z.infer<typeof ProductEventItem>;

/** The events that a store's chart marks. */
export const PINNED_KINDS = ['sale_started', 'sale_ended', 'price', 'new', 'sold_out', 'restocked'] as const;
export const StorePins = z.object({
  items: z
    .array(ProductEventItem)
    .describe(
      'One for each UTC day and kind, newest first. If there are too many, sales and the events of most products are given.',
    ),
});
export type StorePins = z.infer<typeof StorePins>;

export const ProductEventListQuery = PageQuery.extend({ kind: oneOrMore(ProductEventKind) });
export const ProductEventPage = pageOf(ProductEventItem);
