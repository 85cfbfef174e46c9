import type SvgIcon from '@mui/material/SvgIcon';

export type PaletteEntry = {
  group: 'recent' | 'pages' | 'stores' | 'products' | 'catalogue' | 'actions';
  /** Needed if several entries have the same path, or none. */
  id?: string;
  label: string;
  /** Other words for it, by which it is found too. */
  words?: string;
  /** Its own icon instead of its group's. */
  Icon?: typeof SvgIcon;
  /** Tells apart entries with the same label. */
  detail?: string;
} & ({ path: string; run?: undefined } | { run: () => void; path?: undefined });

export function keyOfEntry({ group, id, path }: PaletteEntry): string {
  return `${group} ${id ?? path}`;
}

/** Whether every word of the search is in the entry's label or in its other words. */
export function isFound({ label, words = '' }: PaletteEntry, search: string): boolean {
  return isNamed(`${label} ${words}`, search);
}

/** It stands before a word that may be without it in a label. */
const ARABIC_ARTICLE = /^ال(?=..)/;

/** Whether every word of the search is in the label, ignoring accents and case. */
export function isNamed(label: string, search: string): boolean {
  const folded = fold(label);
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word.replace(ARABIC_ARTICLE, '')));
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
