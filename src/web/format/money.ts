import { joined, type Parts, unspaced, withTrueMinus } from './parts.ts';
import type { ShortNumber } from './short-number.ts';

type Amount = { amount: number; currency: string };

/** Prices, charges and refunds, each in the currency it was asked in. */
export function moneyFormats(numberLocale: string) {
  const usd = moneyStyle(numberLocale, 'USD');
  const whole = new Intl.NumberFormat(numberLocale, { ...usd, maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(numberLocale, usd);
  const others = new Map<string, Intl.NumberFormat>();
  const formatFor = (...amounts: number[]) => (amounts.every(Number.isInteger) ? whole : exact);

  const money = (amount: number, currency: string) => {
    if (currency === 'USD') return dollars(exact.formatToParts(amount));
    let format = others.get(currency);
    if (!format) {
      format = currencyFormat(numberLocale, currency);
      others.set(currency, format);
    }
    return format.format(amount);
  };

  return {
    money,
    /** Charges and refunds: to the cent, US dollars with the plain sign. */
    price: ({ amount, currency }: Amount) => withTrueMinus(money(amount, currency)),
    /** US dollars with the plain sign, in every language. Cents only if there are any. */
    usd: (amount: number) => dollars(formatFor(amount).formatToParts(amount)),
    wholeUsd: (amount: number) => dollars(whole.formatToParts(amount)),
    usdRange(low: number, high: number) {
      const format = formatFor(low, high);
      const [from, to] = [dollars(format.formatToParts(low)), dollars(format.formatToParts(high))];
      return from === to ? from : unspaced(dollars(format.formatRangeToParts(low, high)));
    },
  };
}

/** Revenue, in the user's currency. `of`: converts US dollars. */
export function worthFormats(numberLocale: string, currency: string, unitsPerUsd: number, short: ShortNumber) {
  const style = moneyStyle(numberLocale, currency);
  const whole = new Intl.NumberFormat(numberLocale, { ...style, maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(numberLocale, style);
  const isInDollars = currency === 'USD';
  const textOf = (parts: Parts) => (isInDollars ? dollars(parts) : joined(parts));
  const wholeText = (amount: number) => textOf(whole.formatToParts(amount));
  const shortTo = ([amount, step]: Stepped) => short(amount, style, 2, step);

  return {
    of: (amountUsd: number) => amountUsd * unitsPerUsd,
    whole: wholeText,
    exact: (amount: number) => textOf(exact.formatToParts(amount)),
    compact: (amount: number, step?: number) => textOf(short(amount, style, 2, step)),
    /**
     * The ends of a range. A currency code is written at only one of them, as Intl does, and at neither if it stands
     * beside an amount that has it.
     */
    compactEnds(low: Stepped, high: Stepped, isBeside: boolean): [string, string] {
      const [from, to] = [shortTo(low), shortTo(high)];
      const sign = from.findIndex(({ type }) => type === 'currency');
      if (isInDollars || sign < 0 || from[sign]!.value.length === 1) return [textOf(from), textOf(to)];
      if (isBeside) return [textOf(withoutSign(from)), textOf(withoutSign(to))];
      const isAhead = sign < from.findIndex(({ type }) => type === 'integer');
      return isAhead ? [textOf(from), textOf(withoutSign(to))] : [textOf(withoutSign(from)), textOf(to)];
    },
    range(low: number, high: number) {
      const [from, to] = [wholeText(low), wholeText(high)];
      return from === to ? from : unspaced(textOf(whole.formatRangeToParts(low, high)));
    },
  };
}

/** An amount, and what it is rounded to. */
type Stepped = readonly [amount: number, step: number];

/** With the plain sign. */
function dollars(parts: Parts): string {
  return parts.map((part) => (part.type === 'currency' ? '$' : part.value)).join('');
}

/** An amount without its currency and the space beside it. */
function withoutSign(parts: Parts): Parts {
  const isSign = (at: number) => parts[at]?.type === 'currency';
  return parts.filter(
    ({ type, value }, at) =>
      !isSign(at) && !(type === 'literal' && value.trim() === '' && (isSign(at - 1) || isSign(at + 1))),
  );
}

/** With the shortest sign of a currency. The plain dollar sign is that of US dollars alone. */
function moneyStyle(locale: string, currency: string): Intl.NumberFormatOptions {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const isPlain = new Intl.NumberFormat(locale, style).formatToParts(0).some(({ value }) => value === '$');
  return isPlain && currency !== 'USD' ? { ...style, currencyDisplay: 'symbol' } : style;
}

function currencyFormat(locale: string, currency: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency });
  } catch {
    return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  }
}
