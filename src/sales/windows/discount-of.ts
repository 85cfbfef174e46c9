import { type RawBuilder, sql } from 'kysely';

/**
 * Of a row of `product`: by which share of the price before it is reduced; null where it is not. A quotient of whole
 * numbers: 80 of 100 is reduced by the very 0.2 that a filter of 20 % asks for.
 */
export function discountOf(product: 'p'): RawBuilder<unknown> {
  const [price, before] = [`${product}.price_minor`, `${product}.compare_at_minor`];
  return sql.raw(`case when ${before} > ${price} then ((${before} - ${price})::float8 / ${before})::real end`);
}
