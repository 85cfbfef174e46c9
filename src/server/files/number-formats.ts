import { CURRENCIES, type Preferences } from '#contract/preferences.ts';
import { minorDigits } from '#runtime/money.ts';

/** For each number format, a language that writes numbers in that way, as workbooks name it. */
const LANGUAGES = { point: '-409', comma: '-407', space: '-40C' } as const;
const IN_CURRENCY = new RegExp(`_(${CURRENCIES.join('|')})(_low|_high)?$`, 'i');

/** The workbook format of a column, from the number format that its reader chose. Undefined: the default format. */
export function numberFormats({ numberFormat = 'language' }: Preferences): (name: string) => string | undefined {
  const language = numberFormat === 'language' ? '' : LANGUAGES[numberFormat];
  const isSignLast = numberFormat === 'comma' || numberFormat === 'space';
  const plain = language && `[$${language}]`;
  const inCurrency = (code: string) => {
    const digits = minorDigits(code);
    const amount = digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`;
    const sign = `[$${signOf(code)}${language}]`;
    return isSignLast ? `${amount} ${sign}` : `${sign}${amount}`;
  };
  return (name) => {
    const [, code] = IN_CURRENCY.exec(name) ?? [];
    if (code) return inCurrency(code.toUpperCase());
    if (/^share|discount|change(_now)?(_low|_high)?$/.test(name)) return `${plain}0.0%`;
    if (/amount|price|tax|in_store_currency/.test(name)) return `${plain}#,##0.00`;
    if (/orders|units/.test(name)) return `${plain}#,##0.0`;
    if (/products|stores|bytes/.test(name)) return `${plain}#,##0`;
    return undefined;
  };
}

function signOf(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
