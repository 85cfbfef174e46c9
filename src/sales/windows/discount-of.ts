import { type RawBuilder, sql } from 'kysely';

/** Of a row of `product`: by which share of the price before it is reduced; null where it is not. */
export function discountOf(product: string): RawBuilder<unknown> {
  const [price, before] = [sql.ref(`${product}.price_minor`), sql.ref(`${product}.compare_at_minor`)];
  return sql`case when ${before} > ${price} then 1 - ${price}::real / ${before}::real end`;
}
