import { isoDay } from '#contract/date-range.ts';
import { type KeptPreferences, Preferences } from '#contract/preferences.ts';
import type { Facts, People } from '#database/connect.ts';
import { usdRates } from '#sales/usd-rates.ts';

/**
 * A person's preferences, with the newest rate of their currency. Values stored by an older release that are no longer
 * valid are left out.
 */
export async function getPreferences(
  { people, facts }: { people: People; facts: Facts },
  accountId: string,
  nowMs: number,
): Promise<KeptPreferences> {
  const row = await people
    .selectFrom('account_preference')
    .select('preferences')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const kept = Object.entries((row?.preferences as object | undefined) ?? {});
  const preferences: Preferences = {};
  for (const [name, value] of kept) {
    const read = Preferences.safeParse({ [name]: value });
    if (read.success) Object.assign(preferences, read.data);
  }
  const { currency = 'USD' } = preferences;
  if (currency === 'USD') return { preferences, unitsPerUsd: 1 };
  const usd = (await usdRates(facts, currency))(isoDay(nowMs));
  return { preferences, unitsPerUsd: usd === null ? null : 1 / usd };
}
