import { formatAmount } from '#mail/format-amount.ts';
import { type MailLanguage, mailLocale } from '#mail/language.ts';
import { messageText } from '#mail/message-text.ts';
import { minorOf } from '#runtime/money.ts';
import type { Ring } from './judge.ts';

/** One line: what happened, where, and what it was before. */
export function ringText(language: MailLanguage, { kind, detail }: Ring, isLate: boolean): string {
  const { storeName, title, before, after, currency, depth, products } = detail;
  const amount = (value: number | null) =>
    value === null || currency === null ? '' : formatAmount(language, minorOf(value, currency), currency);
  const values = {
    ...{ store: storeName, product: title ?? storeName, before: amount(before), after: amount(after) },
    products: products ?? 0,
    depth: new Intl.NumberFormat(mailLocale(language), { style: 'percent' }).format(depth ?? 0),
  };
  const text = messageText(language, nameOf(kind, before, after), values);
  return isLate ? `${text} ${messageText(language, 'late')}` : text;
}

function nameOf(kind: string, before: number | null, after: number | null) {
  if (kind === 'price' || kind === 'price_crosses') return (after ?? 0) < (before ?? 0) ? 'priceFell' : 'priceRose';
  return kind as 'launch' | 'sold_out' | 'restocked' | 'gone' | 'back' | 'sale_started' | 'sale_ended';
}
