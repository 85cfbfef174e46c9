import type { Theme } from '@mui/material/styles';
import { COLOR_PRESETS, DEFAULT_SETTINGS } from '../settings/settings.ts';
import { type ThemeOptions, themeFor } from '../theme/create-app-theme.ts';

/**
 * The variables that differ in the other presets and in high contrast, as rules on the attributes that the colour
 * script sets. So a public page is rendered once and can take any look.
 */
export function themeVariables(language: ThemeOptions['language'], direction: ThemeOptions['direction']): string {
  const look = { preset: DEFAULT_SETTINGS.colorPreset, contrast: DEFAULT_SETTINGS.contrast, direction, language };
  const base = variablesOf(themeFor(look));
  const presets = COLOR_PRESETS.filter((preset) => preset !== look.preset).map((preset) =>
    changes(`[data-preset="${preset}"]`, base, variablesOf(themeFor({ ...look, preset }))),
  );
  const contrast = changes('[data-contrast="high"]', base, variablesOf(themeFor({ ...look, contrast: 'high' })));
  return [...presets, contrast].join('');
}

type Variables = Map<'light' | 'dark', Map<string, string>>;

function variablesOf(theme: Theme): Variables {
  const found: Variables = new Map();
  for (const sheet of theme.generateStyleSheets())
    for (const [selector, declarations] of Object.entries(sheet))
      for (const scheme of ['light', 'dark'] as const) {
        if (!selector.includes(`"${scheme}"`)) continue;
        const known = found.get(scheme) ?? new Map();
        for (const [name, value] of Object.entries(declarations as Record<string, unknown>))
          if (name.startsWith('--')) known.set(name, String(value));
        found.set(scheme, known);
      }
  return found;
}

function changes(attribute: string, base: Variables, other: Variables): string {
  return [...other]
    .map(([scheme, variables]) => {
      const changed = [...variables].filter(([name, value]) => base.get(scheme)?.get(name) !== value);
      const declarations = changed.map(([name, value]) => `${name}:${value}`).join(';');
      return declarations && `${attribute}[data-scheme="${scheme}"]{${declarations}}`;
    })
    .join('');
}
