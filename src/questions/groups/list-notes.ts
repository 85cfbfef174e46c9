import type { Note, NoteListQuery } from '#contract/note.ts';
import { productIdOrNull, productKeyOf } from '#contract/product/product.ts';
import type { Databases } from '#database/connect.ts';
import { findNames } from '../find-names.ts';

/**
 * Notes without a day first, then the newest day. Notes of a store include those of its products. Both include notes
 * that are only about a day.
 */
export async function listNotes(
  { people, facts }: Databases,
  accountId: string,
  asked: NoteListQuery,
): Promise<Note[]> {
  const { storeId, productId } = asked.productId ? productKeyOf(asked.productId) : { ...asked, productId: undefined };
  const rows = await people
    .selectFrom('note')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(storeId !== undefined, (notes) =>
      notes.where((is) => is.or([is('store_id', '=', Number(storeId)), is('store_id', 'is', null)])),
    )
    .$if(productId !== undefined, (notes) =>
      notes.where((is) => is.or([is('product_id', '=', Number(productId)), is('product_id', 'is', null)])),
    )
    .orderBy('day', (order) => order.desc().nullsFirst())
    .orderBy('created_at', 'desc')
    .execute();
  const about = rows.flatMap(({ store_id, product_id }) =>
    store_id === null ? [] : [{ storeId: store_id, productId: product_id }],
  );
  const { nameOf, titleOf } = await findNames(facts, about);
  return rows.map(({ id, store_id, product_id, day, body, created_at }) => ({
    id,
    storeId: store_id === null ? null : String(store_id),
    productId: productIdOrNull(store_id, product_id),
    name: store_id === null ? null : product_id === null ? nameOf(store_id) : titleOf(store_id, product_id),
    ...{ day, text: body, createdAt: created_at.toISOString() },
  }));
}
