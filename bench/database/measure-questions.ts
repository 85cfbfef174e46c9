import { Problem } from '#runtime/problem.ts';
import { percentile } from '../percentile.ts';

export type Question = { name: string; kind: 'list' | 'analytics'; ask(): Promise<number> };
export type Answered = {
  name: string;
  kind: Question['kind'];
  p50Ms: number;
  p95Ms: number;
  firstMs: number;
  rows: number;
  /** How many times it was refused as too broad. */
  tooBroad: number;
};

/**
 * Asks each question several times, one after the other. Each round asks all of them, so that none finds only its own
 * pages in memory.
 */
export async function measureQuestions(
  questions: Question[],
  rounds: number,
  onProgress: (line: string) => void,
): Promise<Answered[]> {
  const taken = questions.map(() => [] as number[]);
  const rows = questions.map(() => 0);
  const tooBroad = questions.map(() => 0);
  // an extra first round meets cold pages, so it is reported separately
  for (let round = 0; round <= rounds; round++) {
    for (const [index, { ask }] of questions.entries()) {
      const begunAt = performance.now();
      try {
        rows[index] = await ask();
      } catch (error) {
        if (!(error instanceof Problem && error.code === 'too-broad')) throw error;
        tooBroad[index]!++;
      }
      taken[index]!.push(performance.now() - begunAt);
    }
    if (round % 5 === 0) onProgress(`round ${round} of ${rounds}`);
  }
  return questions.map(({ name, kind }, index) => {
    const [firstMs, ...times] = taken[index]!;
    const at = (share: number) => rounded(percentile(times, share));
    const counts = { rows: rows[index]!, tooBroad: tooBroad[index]! };
    return { name, kind, p50Ms: at(0.5), p95Ms: at(0.95), firstMs: rounded(firstMs!), ...counts };
  });
}

function rounded(ms: number): number {
  return Math.round(ms * 10) / 10;
}
