import { sql } from 'kysely';
import type { Facts } from './connect.ts';

/**
 * Whether the word index finds letters beyond ASCII. With the character type C it does not: Arabic words, for example,
 * have no entry, and a search for one reads every product.
 */
export async function knowsLetters(facts: Facts): Promise<boolean> {
  const { rows } = await sql<{ knows: boolean }>`select cardinality(show_trgm('قميص')) > 0 as knows`.execute(facts);
  return rows[0]!.knows;
}
