import { sql } from 'kysely';
import type { Preferences } from '#contract/preferences.ts';
import type { People } from '#database/connect.ts';

/** Changes the given preferences and leaves the others. */
export async function changePreferences(people: People, accountId: string, change: Preferences): Promise<void> {
  await sql`
    insert into account_preference (account_id, preferences) values (${accountId}, ${JSON.stringify(change)}::jsonb)
    on conflict (account_id) do update
    set preferences = account_preference.preferences || excluded.preferences`.execute(people);
}
