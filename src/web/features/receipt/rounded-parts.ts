/** From here on, tenths of an order are finer than an estimate can be. */
const WHOLE_FROM = 10;

/** Rounds the parts of a sum so that they still add up to the rounded sum: those that lose most are rounded up. */
export function roundedParts(parts: readonly number[], total: number): number[] {
  const perOne = total < WHOLE_FROM ? 10 : 1;
  const least = parts.map((part) => Math.floor(part * perOne + 1e-6));
  const missing = Math.round(total * perOne) - least.reduce((sum, part) => sum + part, 0);
  const raised = parts
    .map((part, index) => ({ index, lost: part * perOne - least[index]! }))
    .toSorted((one, other) => other.lost - one.lost)
    .slice(0, Math.max(0, missing))
    .map(({ index }) => index);
  return least.map((part, index) => (part + (raised.includes(index) ? 1 : 0)) / perOne);
}
