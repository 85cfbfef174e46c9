import type { EmotionCache } from '@emotion/cache';

/**
 * The styles used by a page rendered with this cache. The `data-emotion` names let the browser's own cache adopt them
 * when a part of the page becomes interactive.
 */
export function criticalStyles(cache: EmotionCache, looks: string): string {
  const names: string[] = [];
  let own = '';
  let global = '';
  for (const [name, rule] of Object.entries(cache.inserted)) {
    if (typeof rule !== 'string') continue;
    if (cache.registered[`${cache.key}-${name}`] === undefined) {
      global += rule;
    } else {
      names.push(name);
      own += rule;
    }
  }
  const variables = withoutUnused(global + looks, own);
  return `<style>${variables}</style><style data-emotion="${cache.key} ${names.join(' ')}">${own}</style>`;
}

/** Removes unused variables: the theme declares several hundred, and a page's rules use few of them. */
function withoutUnused(declaring: string, using: string): string {
  const values = new Map<string, string[]>();
  for (const [, name, value] of declaring.matchAll(/(--mui-[\w-]+):([^;}]*)/g))
    values.set(name!, [...(values.get(name!) ?? []), value!]);
  const used = new Set<string>();
  const waiting = [using, declaring.replaceAll(/--mui-[\w-]+:[^;}]*/g, '')];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop())
    for (const [, name] of text.matchAll(/var\((--mui-[\w-]+)/g)) {
      if (used.has(name!)) continue;
      used.add(name!);
      waiting.push(...(values.get(name!) ?? []));
    }
  return declaring
    .replaceAll(/(--mui-[\w-]+):[^;}]*;?/g, (declaration, name: string) => (used.has(name) ? declaration : ''))
    .replaceAll(/[^{}]+\{\}/g, '');
}
