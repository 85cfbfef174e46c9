/** Calls once the browser is idle. */
export function whenIdle(start: () => void): void {
  (window.requestIdleCallback ?? ((late: () => void) => setTimeout(late, 2_000)))(start);
}
