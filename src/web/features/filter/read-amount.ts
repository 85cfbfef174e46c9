/** Parses a typed amount in Latin or Arabic-Indic digits; null if nothing is typed, undefined if it is not a number. */
export function readAmount(text: string): number | null | undefined {
  const digits = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[٫,]/g, '.')
    .replace(/[−–]/g, '-')
    .trim();
  if (digits === '') return null;
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(digits) ? Number(digits) : undefined;
}
