const MOST = 6;

/** The parts that get a mark of their own, and the sum of the rest. Parts come largest first. */
export function stripOf<Part extends { share: number }>(parts: readonly Part[]): { shown: Part[]; rest: number } {
  const shown = parts.slice(0, MOST);
  return { shown, rest: parts.slice(MOST).reduce((sum, { share }) => sum + share, 0) };
}
