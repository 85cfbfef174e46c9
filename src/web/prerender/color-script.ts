import { MEMBER_KEY } from '../auth/member-flag.ts';
import { SETTINGS_KEY } from '../settings/settings-store.ts';

/**
 * The only script that runs before the first paint of a public page. It applies the chosen colours and marks signed-in
 * members. `islands/show-settings.ts` follows later changes.
 */
export const COLOR_SCRIPT = `{
const page = document.documentElement, data = page.dataset;
let chosen = {};
try {
  chosen = JSON.parse(localStorage.getItem('${SETTINGS_KEY}')) ?? {};
  if (localStorage.getItem('${MEMBER_KEY}') === 'true') data.member = '';
} catch {}
const mode = chosen.paletteMode;
data.js = '';
data.scheme = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches) ? 'dark' : 'light';
if (chosen.colorPreset) data.preset = chosen.colorPreset;
if (chosen.contrast) data.contrast = chosen.contrast;
if (chosen.direction) page.dir = chosen.direction;
}`.replaceAll('\n', ' ');
