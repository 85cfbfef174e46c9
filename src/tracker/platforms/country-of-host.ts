import { getPublicSuffix } from 'tldts';

/** Endings of two letters that are sold to all the world. */
const WORLDWIDE = new Set([
  'ai',
  'cc',
  'co',
  'fm',
  'gg',
  'io',
  'la',
  'ly',
  'me',
  'sh',
  'so',
  'to',
  'tv',
  'ws',
  'xyz',
  'eu',
  'su',
]);

/**
 * The country of a shop that does not tell: its domain's ending, else the region of its language tag. Null where
 * neither says.
 */
export function countryOfHost(origin: string, language: string | null): string | null {
  const ending = getPublicSuffix(new URL(origin).hostname, { allowPrivateDomains: false })?.split('.').at(-1) ?? '';
  if (/^[a-z]{2}$/.test(ending) && !WORLDWIDE.has(ending)) return ending === 'uk' ? 'GB' : ending.toUpperCase();
  return /^[a-z]{2,3}-([a-z]{2})$/i.exec(language ?? '')?.[1]?.toUpperCase() ?? null;
}
