import {
  type ALERT_DIRECTIONS,
  type AlertCondition,
  type FIRST_PLACES,
  isFigureKind,
  PLAIN_ALERTS,
} from '#contract/messages/alert.ts';

type Direction = (typeof ALERT_DIRECTIONS)[number];

/** A condition while it is being edited. Fields of other kinds keep their values for when they are needed again. */
export type GivenCondition = {
  kind: AlertCondition['kind'];
  direction: Direction;
  /** Null if what is typed is not a number. */
  number: number | null;
  per: 'day' | 'week';
  steadyFor: number;
  first: (typeof FIRST_PLACES)[number];
};

export const FIRST_CONDITION: GivenCondition = {
  ...{ kind: 'price', direction: 'both', number: 10, per: 'day', steadyFor: 0, first: 10 },
};

export const KINDS = ['price', 'price_crosses', 'orders', 'revenue', 'rank', ...PLAIN_ALERTS, 'matches'] as const;

export function hasNumber(kind: AlertCondition['kind']): boolean {
  return kind === 'price' || kind === 'price_crosses' || isFigureKind(kind);
}

/** Null if its number is invalid. */
export function conditionOf(given: GivenCondition): AlertCondition | null {
  const { kind, direction, number, per, steadyFor, first } = given;
  const value = number ?? Number.NaN;
  const leastPercent = value >= 0 && value <= 1_000 ? value : null;
  if (kind === 'price') return leastPercent === null ? null : { kind, direction, leastPercent };
  if (isFigureKind(kind)) return leastPercent === null ? null : { kind, direction, leastPercent, per, steadyFor };
  if (kind === 'price_crosses') return value > 0 && value <= 1e9 ? { kind, direction, amount: value } : null;
  if (kind === 'rank') return { kind, direction, first };
  return { kind };
}

export function givenOf(condition: AlertCondition): GivenCondition {
  const number = 'leastPercent' in condition ? condition.leastPercent : 'amount' in condition ? condition.amount : 10;
  return { ...FIRST_CONDITION, ...condition, number };
}
