import type { Language } from '#contract/language.ts';
import { majorOf } from '#runtime/money.ts';
import { mailLocale } from './language.ts';

/** US dollars get the plain sign, as on the screens. In Arabic text the amount is isolated, left to right. */
export function formatAmount(language: Language, minor: number, currency: string): string {
  const amount = formatIn(mailLocale(language), currency)
    .formatToParts(majorOf(minor, currency))
    .map(({ type, value }) => (type === 'currency' && currency === 'USD' ? '$' : value))
    .join('');
  return language === 'ar' ? `\u2066${amount.replace(/[\u200e\u200f\u061c]/g, '')}\u2069` : amount;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Cached, because creating a format takes far longer than using it. There is one for each language and currency. */
function formatIn(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(key, format);
  return format;
}
