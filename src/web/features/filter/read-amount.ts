const MOST = 1e12;

/** An amount as a person types it, in Latin or Arabic-Indic digits; null where nothing is typed, undefined where it is none. */
export function readAmount(text: string, isSigned = false): number | null | undefined {
  const digits = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[٫,]/g, '.')
    .replace(/[−–]/g, '-')
    .trim();
  if (digits === '') return null;
  if (!/^-?(\d+(\.\d*)?|\.\d+)$/.test(digits) || (digits.startsWith('-') && !isSigned)) return undefined;
  const amount = Number(digits);
  return amount <= MOST ? amount : undefined;
}
