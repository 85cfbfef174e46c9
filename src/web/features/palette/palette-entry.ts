import type SvgIcon from '@mui/material/SvgIcon';

export type PaletteEntry = {
  group: 'recent' | 'pages' | 'stores' | 'products' | 'catalogue' | 'actions';
  /** Needed if several entries have the same path, or none. */
  id?: string;
  label: string;
  /** Its own icon instead of its group's. */
  Icon?: typeof SvgIcon;
  /** Tells apart entries with the same label. */
  detail?: string;
} & ({ path: string; run?: undefined } | { run: () => void; path?: undefined });

export function keyOfEntry({ group, id, path }: PaletteEntry): string {
  return `${group} ${id ?? path}`;
}

/** Whether every word of the search is in the label, ignoring accents and case. */
export function isNamed(label: string, search: string): boolean {
  const folded = fold(label);
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
