/** The signs between the digits of a number, as the reader writes them. */
type Signs = { decimal: string; group: string };

const NUMBER = /^-?(\d+(\.\d*)?|\.\d+)$/;
/** Groups of three digits, all with the same sign before them, and perhaps decimals after another sign. */
const GROUPED = /^-?[1-9]\d{0,2}([.,٬\s])\d{3}(\1\d{3})*((?!\1)[.,٫]\d*)?$/;
/** Grouped, or with three decimals. */
const EITHER = /^-?[1-9]\d{0,2}([.,])\d{3}$/;

/** Parses a typed amount in Latin or Arabic-Indic digits; null if nothing is typed, undefined if it is not a number. */
export function readAmount(text: string, { decimal, group }: Signs): number | null | undefined {
  const typed = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll('،', ',')
    .replace(/[−–]/g, '-')
    .trim();
  if (typed === '') return null;
  const between = EITHER.exec(typed)?.[1];
  if (between && between !== decimal && between !== group) return undefined;
  const grouping = between === decimal ? undefined : GROUPED.exec(typed)?.[1];
  const digits = (grouping ? typed.replaceAll(grouping, '') : typed).replace(/[,٫]/, '.');
  return NUMBER.test(digits) ? Number(digits) : undefined;
}

/** The text of an amount in a field. */
export function amountText(amount: number | null, { decimal }: Signs): string {
  return amount === null ? '' : String(amount).replace('.', decimal);
}
