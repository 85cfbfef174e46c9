const MOST = 6;

/** So many parts as have a mark of their own, and what the others come to. Parts come the largest first. */
export function stripOf<Part extends { share: number }>(parts: readonly Part[]): { shown: Part[]; rest: number } {
  const shown = parts.slice(0, MOST);
  return { shown, rest: parts.slice(MOST).reduce((sum, { share }) => sum + share, 0) };
}
