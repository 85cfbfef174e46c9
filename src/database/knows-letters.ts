import { sql } from 'kysely';
import type { Database } from './connect.ts';

/**
 * Whether the word index finds letters beyond ASCII. With the character type C it does not: words of Arabic, say, have
 * no entry then, and a search for one reads every product.
 */
export async function knowsLetters(database: Database): Promise<boolean> {
  const { rows } = await sql<{ knows: boolean }>`select cardinality(show_trgm('قميص')) > 0 as knows`.execute(database);
  return rows[0]!.knows;
}
