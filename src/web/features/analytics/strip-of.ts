const MAX_PARTS = 6;

/** The parts that get a mark of their own, and the sum of the rest. Parts come largest first. */
export function stripOf<Part extends { share: number }>(parts: readonly Part[]): { shown: Part[]; rest: number } {
  const shown = parts.slice(0, MAX_PARTS);
  return { shown, rest: parts.slice(MAX_PARTS).reduce((sum, { share }) => sum + share, 0) };
}
