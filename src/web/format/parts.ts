/** What Intl's `formatToParts` returns. */
export type Parts = readonly { type: string; value: string }[];

export function joined(parts: Parts): string {
  return parts.map(({ value }) => value).join('');
}

export function fixed(digits: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

export function withTrueMinus(text: string): string {
  return text.replace('-', '−');
}

/** Intl puts spaces around the dash of some ranges and not of others. */
export function unspaced(range: string): string {
  return range.replaceAll(/\s*–\s*/g, '–');
}
