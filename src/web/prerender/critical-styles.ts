import type { EmotionCache } from '@emotion/cache';

/**
 * The styles that a page drawn with this cache uses. The `data-emotion` names let the browser's own cache take them
 * over when a part of the page comes to life.
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

/** The theme declares several hundred variables: those that neither a rule nor a variable in use asks for are left out. */
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
