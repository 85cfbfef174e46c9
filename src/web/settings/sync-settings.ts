import i18next from 'i18next';
import { toast } from 'react-hot-toast';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import type { Currency, KeptPreferences, Preferences } from '#contract/preferences.ts';
import { ask } from '../api/client.ts';
import { preferencesQuery } from '../api/preferences.ts';
import { queryClient } from '../api/query-client.ts';
import { authState, subscribeToAuth } from '../auth/auth-state.ts';
import { problemText } from '../components/problem-text.ts';
import { settingsStore } from './browser-settings.ts';
import { ACCOUNT_SETTINGS, type AccountSettings, DEFAULT_SETTINGS, type Settings } from './settings.ts';

/** The user whose settings these are, and the values that the server last had. */
let known: { of: string; settings: AccountSettings } | null = null;
let asking: string | null = null;
/** One request at a time: the last choice must also be the last that arrives. */
let isTelling = false;

/** Syncs the account's settings: read at sign-in, sent when they change here. */
export function syncSettings(): void {
  subscribeToAuth(() => void follow());
  settingsStore.subscribe(() => void tell());
  void follow();
}

/** Changes the currency once its rate is known. Returns the currency that is shown. */
export async function changeCurrency(currency: Currency): Promise<Currency> {
  const of = authState().user?.id;
  const kept = await ask(accountEndpoints.changePreferences, { body: { currency } });
  if (authState().user?.id === of) {
    queryClient.setQueryData(preferencesQuery().queryKey, kept);
    settingsStore.set(currencyOf(kept));
  }
  return currencyOf(kept).currency;
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

/** What the account never chose has its default: this device may still have another account's. A look may stay. */
function take(of: string, kept: KeptPreferences): void {
  const { density } = settingsStore.get();
  const settings = settingsOf({ ...DEFAULT_SETTINGS, density, ...kept.preferences });
  known = { of, settings };
  settingsStore.set({ ...settings, ...currencyOf(kept) });
}

async function tell(): Promise<void> {
  if (!known || isTelling) return;
  const { of, settings: before } = known;
  const settings = settingsOf(settingsStore.get());
  const keys = ACCOUNT_SETTINGS.filter((key) => settings[key] !== before[key]);
  if (keys.length === 0) return;
  isTelling = true;
  try {
    const body: Preferences = Object.fromEntries(keys.map((key) => [key, settings[key]]));
    const kept = await ask(accountEndpoints.changePreferences, { body });
    if (known?.of === of) {
      known = { of, settings };
      queryClient.setQueryData(preferencesQuery().queryKey, kept);
    }
  } catch (error) {
    if (known?.of === of) {
      toast.error(problemText(i18next.t, error).title);
      const refused = keys.filter((key) => settingsStore.get()[key] === settings[key]);
      settingsStore.set(Object.fromEntries(refused.map((key) => [key, before[key]])));
    }
  }
  isTelling = false;
  return tell();
}

/** The currency with its rate. Without a rate, only dollars can be shown. */
function currencyOf({ preferences, unitsPerUsd }: KeptPreferences): Pick<Settings, 'currency' | 'unitsPerUsd'> {
  const { currency = DEFAULT_SETTINGS.currency } = preferences;
  return unitsPerUsd === null ? { currency: 'USD', unitsPerUsd: 1 } : { currency, unitsPerUsd };
}

function settingsOf({ density, numberFormat, timeZone, weekStart }: AccountSettings): AccountSettings {
  return { density, numberFormat, timeZone, weekStart };
}
