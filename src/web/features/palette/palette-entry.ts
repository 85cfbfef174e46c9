export type PaletteEntry = {
  group: 'pages' | 'stores' | 'products' | 'catalogue';
  path: string;
  label: string;
  /** Where two entries may have one label: which one this is. */
  detail?: string;
};

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
