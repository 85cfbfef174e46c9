import { browserStorage } from './browser-settings.ts';
import { ACCOUNT_SETTINGS, type AccountSettings, parseSettings } from './settings.ts';

/** What the server last had of a user's settings, as far as this device knows. */
export type SentSettings = { of: string; settings: AccountSettings };

const KEY = 'tillwatch.sentSettings';

/** Null: nothing is known of this user here. */
export function readSent(of: string): SentSettings | null {
  try {
    const stored = browserStorage()?.getItem(KEY) ?? null;
    return JSON.parse(stored ?? '{}').of === of ? { of, settings: settingsOf(parseSettings(stored)) } : null;
  } catch {
    return null;
  }
}

export function writeSent({ of, settings }: SentSettings): void {
  try {
    browserStorage()?.setItem(KEY, JSON.stringify({ of, ...settings }));
  } catch {}
}

export function forgetSent(): void {
  try {
    browserStorage()?.removeItem(KEY);
  } catch {}
}

export function settingsOf(settings: AccountSettings): AccountSettings {
  const { language, density, numberFormat, timeZone, weekStart } = settings;
  return { language, density, numberFormat, timeZone, weekStart };
}

/** The settings here that the server does not have. */
export function unsent(here: AccountSettings, { settings }: SentSettings): Partial<AccountSettings> {
  const keys = ACCOUNT_SETTINGS.filter((key) => here[key] !== settings[key]);
  return Object.fromEntries(keys.map((key) => [key, here[key]]));
}
