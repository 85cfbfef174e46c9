import { majorOf } from '#runtime/money.ts';
import { type MailLanguage, mailLocale } from './language.ts';

/** US dollars by the sign alone, as on the screens; in Arabic text in one piece, from left to right. */
export function formatAmount(language: MailLanguage, minor: number, currency: string): string {
  const amount = new Intl.NumberFormat(mailLocale(language), { style: 'currency', currency })
    .formatToParts(majorOf(minor, currency))
    .map(({ type, value }) => (type === 'currency' && currency === 'USD' ? '$' : value))
    .join('');
  return language === 'ar' ? `\u2066${amount.replace(/[\u200e\u200f\u061c]/g, '')}\u2069` : amount;
}
