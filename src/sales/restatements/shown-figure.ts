/** From here on three digits are shown. */
const SHORT_FROM = 1e6;
/** Below it a tenth of an order, or a cent, is shown. */
const WHOLE_FROM = 10;

/** An amount as finely as screens write it: what moves less is no other number. */
export function shownFigure(amount: number, kind: 'count' | 'money'): number {
  const size = Math.abs(amount);
  if (size < WHOLE_FROM) return roundTo(amount, kind === 'money' ? 0.01 : 0.1);
  if (size < SHORT_FROM) return Math.round(amount);
  return roundTo(amount, 10 ** (Math.floor(Math.log10(size)) - 2));
}

function roundTo(amount: number, step: number): number {
  return Math.round(amount / step) * step;
}
