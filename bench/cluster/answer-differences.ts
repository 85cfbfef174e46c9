/** Shards add up sums in another order. */
const TOLERANCE = 1e-6;

/** Where two answers differ, such as `items.3.orders.value: 3 <> 4`; empty if they are equal except for last digits. */
export function differencesOf(one: unknown, other: unknown, at = ''): string[] {
  if (isNear(one, other)) return [];
  if (isObject(one) && isObject(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].flatMap((name) => differencesOf(one[name], other[name], at === '' ? name : `${at}.${name}`));
  }
  return [`${at}: ${shown(one)} <> ${shown(other)}`];
}

function isNear(one: unknown, other: unknown): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return Object.is(one, other);
  return Math.abs(one - other) <= TOLERANCE * Math.max(1, Math.abs(one), Math.abs(other));
}

/** Arrays count too: their names are numbers. */
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 120);
}
