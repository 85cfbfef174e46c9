import { type RawBuilder, sql } from 'kysely';
import { maskOf } from '#catalog/tags/tag-mask.ts';
import type { ProductFilter } from './product-filter.ts';

/** Above so many categories one index for all is quicker than one for each. */
const MOST_TAG_INDEXES = 4;

/** A selection of products, of all the categories asked for or of some, from windows (`w`) or from `product` (`p`). */
export type Selection = { from: 'w' | 'p'; select(tagMask?: number): RawBuilder<unknown> };

/** Each match once: one selection, or one for each category, which has an index of its own. */
export function ofEachTag(filter: ProductFilter, { from, select }: Selection): RawBuilder<unknown> {
  if (filter.tags.length < 2 || filter.tags.length > MOST_TAG_INDEXES) return select();
  const selections = filter.tags.map((tag, index) => {
    const selected = maskOf(filter.tags.slice(0, index));
    return sql`(${select(maskOf([tag]))} and ${sql.ref(`${from}.tag_mask`)} & ${sql.lit(selected)} = 0)`;
  });
  return sql.join(selections, sql` union all `);
}
