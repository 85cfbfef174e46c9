import type SvgIcon from '@mui/material/SvgIcon';

export type PaletteEntry = {
  group: 'recent' | 'pages' | 'stores' | 'products' | 'catalogue' | 'actions';
  /** Where one path, or none, would name several entries. */
  id?: string;
  label: string;
  /** Its own picture, in the place of its group's. */
  Icon?: typeof SvgIcon;
  /** Where two entries may have one label: which one this is. */
  detail?: string;
} & ({ path: string; run?: undefined } | { run: () => void; path?: undefined });

export function keyOfEntry({ group, id, path }: PaletteEntry): string {
  return `${group} ${id ?? path}`;
}

/** Every word of the search stands somewhere in the label, accents and case apart. */
export function isNamed(label: string, search: string): boolean {
  const folded = fold(label);
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
