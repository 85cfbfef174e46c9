import { sql } from 'kysely';
import type { Preferences } from '#contract/preferences.ts';
import type { People } from '#database/connect.ts';

/** Changes the given preferences and leaves the others. */
export async function changePreferences(
  people: People,
  accountId: string,
  change: Preferences,
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs);
  await sql`
    insert into account_preference (account_id, preferences, changed_at)
    values (${accountId}, ${JSON.stringify(change)}::jsonb, ${now})
    on conflict (account_id) do update
    set preferences = account_preference.preferences || excluded.preferences, changed_at = excluded.changed_at`.execute(
    people,
  );
}
