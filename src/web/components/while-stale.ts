/** For what still shows the answer before, such as that of another period. */
export function whileStale(isStale: boolean) {
  return isStale ? { 'aria-busy': true, style: { opacity: 0.6 } } : {};
}
