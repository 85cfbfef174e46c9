import { sql } from 'kysely';
import type { Preferences } from '#contract/preferences.ts';
import type { People } from '#database/connect.ts';

/** Changes the given preferences and leaves the others. Mails, too, come in the chosen language from then on. */
export async function changePreferences(people: People, accountId: string, change: Preferences): Promise<void> {
  await people.transaction().execute(async (trx) => {
    await sql`
      insert into account_preference (account_id, preferences) values (${accountId}, ${JSON.stringify(change)}::jsonb)
      on conflict (account_id) do update
      set preferences = account_preference.preferences || excluded.preferences`.execute(trx);
    if (change.language)
      await trx.updateTable('account').set({ language: change.language }).where('id', '=', accountId).execute();
  });
}
