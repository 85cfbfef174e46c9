/** Calls once the browser has nothing better to do. */
export function whenIdle(start: () => void): void {
  (window.requestIdleCallback ?? ((late: () => void) => setTimeout(late, 2_000)))(start);
}
