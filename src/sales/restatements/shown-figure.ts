/** From this size on, three significant digits are shown. */
const SHORT_FROM = 1e6;
/** Below this size, amounts are shown to a tenth of an order or to the cent. */
const WHOLE_FROM = 10;

/** An amount rounded as screens show it. A smaller change does not count as a change. */
export function shownFigure(amount: number, kind: 'count' | 'money'): number {
  const size = Math.abs(amount);
  if (size < WHOLE_FROM) return roundTo(amount, kind === 'money' ? 0.01 : 0.1);
  if (size < SHORT_FROM) return Math.round(amount);
  return roundTo(amount, 10 ** (Math.floor(Math.log10(size)) - 2));
}

function roundTo(amount: number, step: number): number {
  return Math.round(amount / step) * step;
}
