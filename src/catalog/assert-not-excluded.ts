import type { People } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';

/** Throws `store-excluded` for a host or a shop whose owner does not want it to be read. */
export async function assertNotExcluded(people: People, by: { host: string; shopKey: string | null }): Promise<void> {
  const row = await people
    .selectFrom('excluded_host')
    .select('host')
    .where(({ eb, or }) =>
      or([eb('host', '=', by.host), ...(by.shopKey === null ? [] : [eb('shop_key', '=', by.shopKey)])]),
    )
    .executeTakeFirst();
  if (row) throw new Problem('store-excluded');
}
