/** For what still shows the answer before, such as that of another period. The theme gives it its look. */
export function whileStale(isStale: boolean) {
  return isStale ? { 'aria-busy': true, 'data-stale': true } : {};
}
