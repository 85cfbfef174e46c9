import type { Change } from '#contract/estimate/estimate.ts';
import type { Language } from '#contract/language.ts';
import { isFigureKind } from '#contract/messages/alert.ts';
import { STORE_ITSELF } from '#database/store-itself.ts';
import { formatAmount } from '#mail/format-amount.ts';
import { mailLocale } from '#mail/language.ts';
import { messageText, nameIn } from '#mail/message-text.ts';
import type { MessageTexts } from '#mail/templates/texts.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { minorOf } from '#runtime/money.ts';
import { changeFigure } from '../../web/features/estimate/change-text.ts';
import { formattersFor } from '../../web/format/formatters.ts';
import { screenTexts } from '../../web/locales/screen-texts.ts';
import type { Ring } from './rings-for.ts';
import type { RuleDelivery } from './rule-delivery.ts';

type Worded = Pick<RuleDelivery, 'language' | 'tag' | 'filter' | 'name'>;

/** A line that says what happened, where, and what it was before. */
export function ringText(rule: Worded, ring: Ring, isLate: boolean): string {
  const { language } = rule;
  const text = messageText(language, nameOf(ring), valuesOf(rule, ring, ring.detail.change));
  return isLate ? `${text} ${messageText(language, 'late')}` : text;
}

/** A line that says that a ring no longer holds, and what the figure is now. */
export function retractedText(rule: Worded, ring: Ring, change: Change | null): string {
  const { language } = rule;
  return messageText(language, retractedName(ring, change), valuesOf(rule, ring, change));
}

function retractedName({ kind, productId }: Ring, change: Change | null): keyof MessageTexts {
  if (!isFigureKind(kind)) return productId === STORE_ITSELF ? 'storeMatchRetracted' : 'matchRetracted';
  if (!change) return 'retracted';
  return kind === 'orders' ? 'ordersRetracted' : 'revenueRetracted';
}

function valuesOf(
  { language, tag, filter, name }: Worded,
  { detail }: Ring,
  change: Change | null,
): Record<string, string | number> {
  const { before, after, currency, depth, products, from, until } = detail;
  const locale = mailLocale(language);
  const textOf = (value: number | null) => {
    if (value === null) return '–';
    return currency === null ? value : formatAmount(language, minorOf(value, currency), currency);
  };
  const ofLanguage = (text: string) => nameIn(language, text);
  const store = ofLanguage(detail.storeName);
  const title = detail.title === null ? null : ofLanguage(detail.title);
  const subject = title === null ? store : `${title} · ${store}`;
  return {
    ...{ store, product: title ?? store, before: textOf(before), after: textOf(after) },
    // a category's figures are not its store's, so the rule's name says whose they are
    subject: tag === null ? subject : `${subject} (${ofLanguage(name)})`,
    // if the rule has changed to another subject since, its name
    filter: ofLanguage(filter ?? name),
    products: products ?? 0,
    depth: depth === null ? '' : percent(locale, depth),
    change: changeOf(language, change),
    span: from === null || until === null ? '' : spanText(locale, from, until),
  };
}

function changeOf(language: Language, change: Change | null): string {
  if (!change) return '';
  const format = formattersFor(mailLocale(language), 'UTC');
  return changeFigure({ kind: 'number', ...change }, screenTexts(language), format);
}

function spanText(locale: string, from: string, until: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.formatRange(Date.parse(from), Date.parse(until) - DAY_MS);
}

function percent(locale: string, part: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(part);
}

function nameOf({ kind, productId, detail: { before, after, reason } }: Ring): keyof MessageTexts {
  if (kind === 'price' || kind === 'price_crosses') return (after ?? 0) < (before ?? 0) ? 'priceFell' : 'priceRose';
  if (kind === 'rank')
    return (after ?? Number.POSITIVE_INFINITY) < (before ?? Number.POSITIVE_INFINITY) ? 'rankRose' : 'rankFell';
  if (kind === 'matches' && productId === STORE_ITSELF) return 'storeMatches';
  if (kind === 'silent') return reason === 'unreadable' ? 'unreadable' : 'silent';
  return kind as
    | 'launch'
    | 'sold_out'
    | 'restocked'
    | 'gone'
    | 'back'
    | 'sale_started'
    | 'sale_ended'
    | 'heard'
    | 'matches';
}
