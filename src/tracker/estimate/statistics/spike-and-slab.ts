/** The chance that there is any part at all, and the part's first two moments. */
type PartMoments = { chanceOfSome: number; mean: number; meanSquare: number };

const MAX_PART = 0.95;
const STEPS = 76;
/** Closer together for small parts, since most parts are small. */
const NODES = Array.from({ length: STEPS }, (_, step) => {
  const place = (step + 0.5) / STEPS;
  return { part: MAX_PART * place ** 2, width: (2 * MAX_PART * place) / STEPS };
});

/**
 * A part between 0 and 0.95 by Bayes, from the logarithm of its likelihood: none, or some with an exponential prior of
 * mean `usual` (spike and slab, Mitchell and Beauchamp 1988).
 */
export function spikeAndSlab(
  logLikelihood: (part: number) => number,
  { chanceOfSome, usual }: { chanceOfSome: number; usual: number },
): PartMoments {
  const logOfNone = logLikelihood(0);
  const logs = NODES.map(({ part }) => logLikelihood(part));
  const highest = Math.max(logOfNone, ...logs);
  const none = (1 - chanceOfSome) * Math.exp(logOfNone - highest);
  let [some, sum, squares] = [0, 0, 0];
  for (const [index, { part, width }] of NODES.entries()) {
    const weight = (chanceOfSome * width * Math.exp(logs[index]! - highest - part / usual)) / usual;
    some += weight;
    sum += weight * part;
    squares += weight * part ** 2;
  }
  const all = none + some;
  return { chanceOfSome: some / all, mean: sum / all, meanSquare: squares / all };
}
