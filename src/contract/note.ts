import { z } from 'zod';
import { ProductId } from './product.ts';
import { StoreId } from './store.ts';

export const LONGEST_NOTE = 500;

const Day = z.iso.date().refine((day) => day >= '2000-01-01' && day <= '2100-01-01', {
  message: 'between 2000-01-01 and 2100-01-01',
});

/** Of a store or a product (which names its store), of a day, or of both; of a day alone it is of all stores. */
export const NoteBody = z
  .object({
    storeId: StoreId.nullable().default(null),
    productId: ProductId.nullable().default(null),
    day: Day.nullable().default(null).describe('The UTC day that it is about; charts show it there.'),
    text: z.string().trim().min(1).max(LONGEST_NOTE),
  })
  .refine(({ storeId, productId, day }) => storeId !== null || productId !== null || day !== null, {
    path: ['day'],
    message: 'a day, where neither storeId nor productId is given',
  });
export type NoteBody = z.infer<typeof NoteBody>;

export const NotePatch = z.object({ text: z.string().trim().min(1).max(LONGEST_NOTE) });
export type NotePatch = z.infer<typeof NotePatch>;

export const Note = z.object({
  id: z.string(),
  storeId: StoreId.nullable(),
  productId: ProductId.nullable(),
  day: z.iso.date().nullable(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type Note = z.infer<typeof Note>;

/** Left out: every note. Of a store also those of its products, and those of a day alone. */
export const NoteListQuery = z.object({ storeId: StoreId.optional(), productId: ProductId.optional() });
export type NoteListQuery = z.infer<typeof NoteListQuery>;

/** The newest day first; those of no day before them. */
export const NoteList = z.object({ items: z.array(Note), limit: z.number().int() });
export type NoteList = z.infer<typeof NoteList>;
