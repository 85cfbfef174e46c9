import { currencyOf } from './text.ts';

/** Signs and abbreviations that only one currency has. Dollars, yen and crowns share theirs, so they are not here. */
const SIGNS: readonly [RegExp, string][] = [
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/₪/, 'ILS'],
  [/₹/, 'INR'],
  [/₺/, 'TRY'],
  [/₽/, 'RUB'],
  [/₴/, 'UAH'],
  [/₩/, 'KRW'],
  [/₫/, 'VND'],
  [/₱/, 'PHP'],
  [/฿/, 'THB'],
  [/₦/, 'NGN'],
  [/₸/, 'KZT'],
  [/R\$/, 'BRL'],
  [/\bzł/, 'PLN'],
  [/\bKč/, 'CZK'],
  [/\bFt\b/, 'HUF'],
  [/\bCHF\b|\bFr\.\s?\d/, 'CHF'],
  [/ر\.?\s?س|ريال سعودي/, 'SAR'],
  [/د\.?\s?إ|درهم إماراتي/, 'AED'],
  [/د\.?\s?ك|دينار كويتي/, 'KWD'],
  [/ج\.?\s?م|جنيه مصري/, 'EGP'],
  [/د\.?\s?ب/, 'BHD'],
  [/ر\.?\s?ق/, 'QAR'],
  [/ر\.?\s?ع/, 'OMR'],
  [/د\.?\s?أ/, 'JOD'],
  [/د\.?\s?م\.?/, 'MAD'],
  [/تومان|ریال/, 'IRR'],
];

const KNOWN = new Set(Intl.supportedValuesOf('currency'));

/**
 * The currency that a text names, by its ISO 4217 code or a sign of its own; null if it names none, or only a shared
 * sign.
 */
export function currencyIn(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 80) return null;
  const text = value.trim();
  const code = currencyOf(text);
  if (code) return KNOWN.has(code) ? code : null;
  const named = /(?:^|[^\p{L}])([A-Z]{3})(?![\p{L}])/u.exec(text)?.[1];
  if (named && KNOWN.has(named)) return named;
  return SIGNS.find(([sign]) => sign.test(text))?.[1] ?? null;
}
