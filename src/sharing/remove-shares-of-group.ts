import { sql } from 'kysely';
import type { People } from '#database/connect.ts';

/** Removes what shares or mails a group that is removed: it could only fail from now on. */
export async function removeSharesOfGroup(people: People, accountId: string, groupId: string): Promise<void> {
  for (const table of ['share', 'scheduled_export'] as const)
    await people
      .deleteFrom(table)
      .where('account_id', '=', accountId)
      .where(sql<boolean>`${groupId} = any(regexp_split_to_array(target, '[?&=]'))`)
      .execute();
}
