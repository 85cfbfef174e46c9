import { z } from 'zod';
import { ProductId } from './product/product.ts';
import { StoreId } from './store.ts';

export const LONGEST_NOTE = 500;

const Day = z.iso.date().refine((day) => day >= '2000-01-01' && day <= '2100-01-01', {
  message: 'between 2000-01-01 and 2100-01-01',
});

/**
 * A note is about a store or a product (which implies its store), about a day, or about both. A note about a day only
 * covers all stores.
 */
export const NoteBody = z
  .object({
    storeId: StoreId.nullable().default(null),
    productId: ProductId.nullable().default(null),
    day: Day.nullable()
      .default(null)
      .describe('The UTC day that the note is about. Charts show it there. Null: no particular day.'),
    text: z.string().trim().min(1).max(LONGEST_NOTE),
  })
  .refine(({ storeId, productId, day }) => storeId !== null || productId !== null || day !== null, {
    path: ['day'],
    message: 'required if neither storeId nor productId is given',
  });
export type NoteBody = z.infer<typeof NoteBody>;

export const NotePatch = z.object({ text: z.string().trim().min(1).max(LONGEST_NOTE) });
export type NotePatch = z.infer<typeof NotePatch>;

export const Note = z.object({
  id: z.string(),
  storeId: StoreId.nullable(),
  productId: ProductId.nullable(),
  name: z
    .string()
    .nullable()
    .describe('The product’s title, or else the store’s name. Null for a note about a day only.'),
  day: z.iso.date().nullable(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type Note = z.infer<typeof Note>;

/** Empty: every note. With a store: also the notes of its products, and those about a day only. */
export const NoteListQuery = z.object({ storeId: StoreId.optional(), productId: ProductId.optional() });
export type NoteListQuery = z.infer<typeof NoteListQuery>;

/** The newest day first; notes without a day come before all. */
export const NoteList = z.object({ items: z.array(Note), limit: z.number().int() });
export type NoteList = z.infer<typeof NoteList>;
