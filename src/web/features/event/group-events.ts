import type { ProductEventItem } from '#contract/product/event.ts';

export type EventGroup = {
  /** Newest first. More than one if they belong to one happening. */
  events: ProductEventItem[];
  direction: 'up' | 'down' | null;
};

const TOGETHER_MS = 15 * 60_000;
/** This many products at once count as one happening; two may be chance. */
const MIN_TOGETHER = 3;
const GROUPED: readonly ProductEventItem['kind'][] = [
  'new',
  'gone',
  'back',
  'price',
  'sold_out',
  'restocked',
  'edited',
];

/** Groups the same event on several products at once: a delivery, a launch, a price cut. */
export function groupEvents(items: readonly ProductEventItem[]): EventGroup[] {
  const runs: EventGroup[] = [];
  for (const event of items) {
    const direction = directionOf(event);
    const run = runs.findLast(({ events: [first] }) => first?.kind === event.kind);
    const isSame =
      GROUPED.includes(event.kind) &&
      run?.direction === direction &&
      Date.parse(run.events.at(-1)!.at) - Date.parse(event.at) <= TOGETHER_MS;
    if (isSame) run.events.push(event);
    else runs.push({ events: [event], direction });
  }
  return runs
    .flatMap((run) =>
      run.events.length >= MIN_TOGETHER
        ? [run]
        : run.events.map((event) => ({ events: [event], direction: run.direction })),
    )
    .sort((one, other) => Date.parse(other.events[0]!.at) - Date.parse(one.events[0]!.at));
}

/** Whether a price rose or fell. */
function directionOf({ kind, price }: ProductEventItem): EventGroup['direction'] {
  if (kind !== 'price' || !price) return null;
  return price.after.amount < price.before.amount ? 'down' : 'up';
}

/** By how much the prices of a group moved: the median of the relative changes; null if they are not prices. */
export function depthOf({ events }: EventGroup): number | null {
  const shares = events.flatMap(({ price }) =>
    price && price.before.amount > 0 && price.before.currency === price.after.currency
      ? [Math.abs(price.after.amount / price.before.amount - 1)]
      : [],
  );
  return shares.sort((one, other) => one - other)[Math.floor(shares.length / 2)] ?? null;
}
