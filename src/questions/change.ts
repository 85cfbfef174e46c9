import type { UnreadShares } from '#contract/date-range.ts';
import type { Change, ComparedChange } from '#contract/estimate/estimate.ts';
import { Z_95 } from '#sales/range.ts';
import type { Estimates, SpanSums } from './figures.ts';

/** The assumed spread of order values: their variance over their squared mean. */
const VALUE_SPREAD = 1;

export type OrderFigures = Pick<SpanSums, 'orders' | 'orders_var' | 'orders_sd'>;

/** A figure of a span: `variance` of the independent errors, `sharedSd` of the errors that all parts share. */
type Figure = { value: number; variance: number; sharedSd: number };
type Span = { figure: Figure; orders: number; spread: number };

const ALL_READ: UnreadShares = { now: 0, before: 0 };

/** Both figures against the period before. `shown`: the estimates on screen. A hidden figure has no change. */
export function changeOf(
  now: SpanSums | null | undefined,
  before: SpanSums | null | undefined,
  shown: { current: Estimates; previous: Estimates },
  unread = ALL_READ,
): ComparedChange {
  const of = (metric: keyof ComparedChange): Change | null => {
    const isTold = (estimates: Estimates) => estimates[metric].value !== null;
    if (!now || !before || !isTold(shown.current) || !isTold(shown.previous)) return null;
    const [current, previous] = [spanOf(now, metric), spanOf(before, metric)];
    return current && previous ? changeBetween(current, previous, unread) : null;
  };
  return { orders: of('orders'), revenue: of('revenue') };
}

/** The sort key of lists of risers and fallers: how many orders more, or fewer, are sure. At most 0 if none are. */
export function sureDifference(
  now: OrderFigures,
  before: OrderFigures,
  direction: 'up' | 'down',
  unread = ALL_READ,
): number {
  const [current, previous] = [ordersOf(now), ordersOf(before)];
  const { low, high } = ratioRange(current, previous, unread);
  const unit = Math.max(previous.figure.value, 1);
  return direction === 'up' ? unit * (low - 1) : unit * (1 - high);
}

/**
 * The ratio of two sums of one store, or of the same stores, with its range. What both share cancels out: units per
 * line, the signal's bias, discounts. What is left is each span's own error, and chance: a shop that sells as before
 * still gets a few orders more or fewer. Null where there was nothing before.
 */
function changeBetween(current: Span, previous: Span, unread: UnreadShares): Change | null {
  if (!(previous.figure.value > 0)) return null;
  const ratio = current.figure.value / previous.figure.value;
  const range = ratioRange(current, previous, unread);
  const low = Math.min(ratio, range.low);
  const high = Math.max(ratio, range.high);
  return { ratio, low, high: Number.isFinite(high) ? high : null, isSure: low > 1 || high < 1 };
}

/**
 * The ratio of two Gamma distributed rates follows an F distribution. Each rate counts as many events as its relative
 * variance implies, and half an event more, as Jeffreys' prior adds. The quantiles follow Paulson (1942), who built on
 * Wilson and Hilferty. The part of a span that was not read may have sold like the rest of it: the range reaches as far.
 */
function ratioRange(current: Span, previous: Span, unread: UnreadShares): { low: number; high: number } {
  const unlike = relativeSd(current) - relativeSd(previous);
  const [one, other] = [gammaOf(current, unlike), gammaOf(previous, unlike)];
  const unit = { now: one.unit ?? other.unit ?? 1, before: other.unit ?? one.unit ?? 1 };
  const means = (one.shape * unit.now) / (other.shape * unit.before);
  const [s1, s2] = [1 / (9 * one.shape), 1 / (9 * other.shape)];
  const [q, p] = [1 - s1, 1 - s2];
  const root = Z_95 * Math.sqrt(Math.max(0, s1 * p ** 2 + s2 * q ** 2 - Z_95 ** 2 * s1 * s2));
  const leading = p ** 2 - Z_95 ** 2 * s2;
  // if the span before may have been close to zero, the ratio has no upper end
  const high = leading > 0 ? (p * q + root) / leading : Number.POSITIVE_INFINITY;
  const low = Math.max(0, (p * q - root) / leading);
  return { low: means * low ** 3 * (1 - unread.before), high: (means * high ** 3) / (1 - unread.now) };
}

/** `unit`: the value of one event; null where there was none. */
function gammaOf({ figure, orders, spread }: Span, unlike: number): { shape: number; unit: number | null } {
  if (!(figure.value > 0) || !(orders > 0)) return { shape: 0.5, unit: null };
  const events = 1 / ((1 + spread) / orders + figure.variance / figure.value ** 2 + unlike ** 2 / 2);
  return { shape: events + 0.5, unit: figure.value / events };
}

function relativeSd({ figure }: Span): number {
  return figure.value > 0 ? figure.sharedSd / figure.value : 0;
}

function ordersOf({ orders, orders_var: variance, orders_sd: sharedSd }: OrderFigures): Span {
  return { figure: { value: orders, variance, sharedSd }, orders, spread: 0 };
}

function spanOf(figures: SpanSums, metric: keyof ComparedChange): Span | null {
  if (metric === 'orders') return ordersOf(figures);
  const { revenue, revenue_var: variance, revenue_sd: sharedSd } = figures;
  if (revenue === null || variance === null || sharedSd === null) return null;
  return { figure: { value: revenue, variance, sharedSd }, orders: figures.orders, spread: VALUE_SPREAD };
}
