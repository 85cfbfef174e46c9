import type { PracticeLanguage } from '../../world/goods.ts';
import type { World } from '../../world/world.ts';

/** What a WooCommerce-like shop says about itself, and how much of its stock it shows. */
export type WooCommerceShop = {
  world: World;
  name: string;
  country: string;
  language: PracticeLanguage;
  timezone: string;
  utcOffsetMinutes: number;
  version: string;
  /** The shop's option for stock on product pages: every number, only low ones, none. */
  stockDisplay: 'always' | 'low' | 'never';
  lowStockThreshold: number;
  /** False if products are sold without counting their units. */
  managesStock: boolean;
  /** The shop's option to hide what is sold out: only lists that ask for its stock status show it. */
  hidesSoldOut?: boolean;
  /** Products of which an order may hold only one, by index. */
  soldIndividually: ReadonlySet<number>;
  /** A plugin's cap on the quantity in one order; null for none. */
  quantityCap: number | null;
};

export type StockWords = { inStock(units: number): string; onlyLeft(units: number): string; in: string; out: string };

export const STOCK_WORDS: Record<PracticeLanguage, StockWords> = {
  en: {
    inStock: (units) => `${units} in stock`,
    onlyLeft: (units) => `Only ${units} left in stock`,
    in: 'In stock',
    out: 'Out of stock',
  },
  fr: {
    inStock: (units) => `${units} en stock`,
    onlyLeft: (units) => `Il ne reste plus que ${units} en stock`,
    in: 'En stock',
    out: 'Rupture de stock',
  },
  ar: {
    inStock: (units) => `${units} متوفر في المخزون`,
    onlyLeft: (units) => `متبقي ${units} فقط في المخزون`,
    in: 'متوفر في المخزون',
    out: 'غير متوفر في المخزون',
  },
};

export type CurrencyFormat = {
  symbol: string;
  decimal: string;
  thousand: string;
  prefix: string;
  suffix: string;
};

const CURRENCY_FORMATS: Record<string, CurrencyFormat> = {
  EUR: { symbol: '€', decimal: ',', thousand: ' ', prefix: '', suffix: ' €' },
  AED: { symbol: 'د.إ', decimal: '.', thousand: ',', prefix: '', suffix: ' د.إ' },
  USD: { symbol: '$', decimal: '.', thousand: ',', prefix: '$', suffix: '' },
  GBP: { symbol: '£', decimal: '.', thousand: ',', prefix: '£', suffix: '' },
};

export function currencyFormat(currency: string): CurrencyFormat {
  return (
    CURRENCY_FORMATS[currency] ?? { symbol: currency, decimal: '.', thousand: ',', prefix: '', suffix: ` ${currency}` }
  );
}
