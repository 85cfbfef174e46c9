import { spawn } from 'node:child_process';

export type Step = { name: string; args: string[] };
export type StepResult = { name: string; isGood: boolean; output: string; seconds: number };

/** Runs a file with Node to its end and collects its output. */
export async function runStep({ name, args }: Step): Promise<StepResult> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', resolve);
  });
  return { name, isGood: code === 0, output, seconds: (performance.now() - startedAt) / 1000 };
}

/** Runs steps in order, `width` at a time, and reports each result as it comes. */
export async function runSteps(
  steps: Step[],
  width: number,
  tell: (result: StepResult) => void,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = [...steps];
  async function work(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      results.push(result);
      tell(result);
    }
  }
  await Promise.all(Array.from({ length: width }, work));
  return results;
}
