import { accountEndpoints } from '#contract/endpoints/account.ts';
import type { KeptPreferences, Preferences } from '#contract/preferences.ts';
import { ask } from '../api/client.ts';
import { preferencesQuery } from '../api/preferences.ts';
import { queryClient } from '../api/query-client.ts';
import { authState, subscribeToAuth } from '../auth/auth-state.ts';
import { settingsStore } from './browser-settings.ts';
import { ACCOUNT_SETTINGS, type AccountSettings } from './settings.ts';

/** The user whose settings these are, and the values that the server last had. */
let known: { of: string; settings: AccountSettings } | null = null;
let asking: string | null = null;

/** Syncs the account's settings: read at sign-in, sent when they change here. */
export function syncSettings(): void {
  subscribeToAuth(() => void follow());
  settingsStore.subscribe(() => void tell());
  void follow();
}

async function follow(): Promise<void> {
  const { isVerified, user } = authState();
  if (!user || !isVerified) {
    known = null;
    asking = null;
    return;
  }
  if (asking === user.id) return;
  asking = user.id;
  const kept = await queryClient.fetchQuery(preferencesQuery()).catch(() => null);
  // if they cannot be read, this device's own settings apply until the next page load
  if (kept && authState().user?.id === user.id) take(user.id, kept);
}

function take(of: string, { preferences, unitsPerUsd }: KeptPreferences): void {
  const kept = Object.fromEntries(
    ACCOUNT_SETTINGS.flatMap((key) => (key in preferences ? [[key, preferences[key]]] : [])),
  );
  const next = { ...settingsStore.get(), ...kept };
  // without a rate, only dollars can be shown
  const worth = unitsPerUsd === null ? { currency: 'USD' as const, unitsPerUsd: 1 } : { unitsPerUsd };
  known = { of, settings: settingsOf({ ...next, ...worth }) };
  settingsStore.set({ ...kept, ...worth });
}

async function tell(): Promise<void> {
  if (!known) return;
  const before = known;
  const settings = settingsOf(settingsStore.get());
  const changed: Preferences = Object.fromEntries(
    ACCOUNT_SETTINGS.flatMap((key) => (settings[key] === before.settings[key] ? [] : [[key, settings[key]]])),
  );
  if (Object.keys(changed).length === 0) return;
  known = { ...before, settings };
  const kept = await ask(accountEndpoints.changePreferences, { body: changed }).catch(() => null);
  if (!kept || authState().user?.id !== before.of) return;
  queryClient.setQueryData(preferencesQuery().queryKey, kept);
  if ('currency' in changed) take(before.of, kept);
}

function settingsOf(all: AccountSettings): AccountSettings {
  const { density, numberFormat, timeZone, weekStart, currency } = all;
  return { density, numberFormat, timeZone, weekStart, currency };
}
