/** What is left out of a line of facts. */
type Missing = false | null | undefined | '';

/** Short facts in one line. Each keeps its own direction: in Arabic the number of one would else join its neighbour. */
export function joinFacts(facts: readonly (string | Missing)[]): string {
  return facts
    .filter((fact): fact is string => Boolean(fact))
    .map((fact) => `\u2068${fact}\u2069`)
    .join(' · ');
}
