const MINOR_DIGITS_EXCEPT_TWO: Record<string, number> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
};

/** The minor digits of a currency by ISO 4217: 2 for USD, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  return MINOR_DIGITS_EXCEPT_TWO[currency] ?? 2;
}

export function majorOf(minor: number, currency: string): number {
  return minor / 10 ** minorDigits(currency);
}

export function moneyOf(minor: number, currency: string): { amount: number; currency: string } {
  return { amount: majorOf(minor, currency), currency };
}

export function minorOf(major: number, currency: string): number {
  return Math.round(major * 10 ** minorDigits(currency));
}
