/** Similar findings, how many there are, and an example. */
export type Group = { what: string; times: number; example: string };

export function grouped(found: [what: string, example: string][]): Group[] {
  return [...Map.groupBy(found, ([what]) => what)]
    .map(([what, all]) => ({ what, times: all.length, example: all[0]![1] }))
    .toSorted((one, other) => other.times - one.times);
}

export function timesOf(groups: Group[]): number {
  return groups.reduce((sum, { times }) => sum + times, 0);
}
