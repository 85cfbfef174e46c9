/** An amount as a person types it, in Latin or Arabic-Indic digits; null where nothing is typed, undefined where it is none. */
export function readAmount(text: string): number | null | undefined {
  const digits = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[٫,]/g, '.')
    .replace(/[−–]/g, '-')
    .trim();
  if (digits === '') return null;
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(digits) ? Number(digits) : undefined;
}
