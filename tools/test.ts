import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// npm test: every step runs, whatever the one before it found; the last line counts the tests.
type Count = { passed: number; failed: number };

/** What Node compiled is kept for the many processes of a run, and for the next one. */
const COMPILED = fileURLToPath(new URL('../node_modules/.cache/tillwatch/compiled', import.meta.url));

const startedAt = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'tillwatch-report-'));
const steps: [name: string, run: () => Promise<boolean>][] = [
  ['check', () => run(['tools/check.ts'])],
  ['unit tests', () => vitest('unit*')],
  ['web build', () => run(['-e', "import('./tools/build-web.mjs').then(({ ensureWeb }) => ensureWeb())"])],
  ['browser journeys', () => vitest('e2e')],
];
const total: Count = { passed: 0, failed: 0 };
const summary: string[] = [];
let isGood = true;

for (const [name, step] of steps) {
  console.log(`\n== ${name} ==`);
  const stepAt = performance.now();
  const passed = await step();
  isGood &&= passed;
  summary.push(`${passed ? 'good  ' : 'FAILED'} ${name.padEnd(17)} ${seconds(stepAt)} s`);
}
await rm(folder, { recursive: true, force: true });
console.log(
  `\n${summary.join('\n')}\n${isGood ? 'Everything passed' : 'Something failed'} in ${seconds(startedAt)} s.`,
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(isGood ? 0 : 1);

async function run(args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

async function vitest(project: string): Promise<boolean> {
  const report = join(folder, `${project.replace('*', '')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const passed = await run(['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters]);
  const counts = await readFile(report, 'utf8').then(JSON.parse, () => null);
  total.passed += counts?.numPassedTests ?? 0;
  // a file that does not even load has no test to count
  const broken = counts?.testResults.filter(
    (file: { status: string; assertionResults: unknown[] }) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  total.failed += counts ? counts.numFailedTests + broken : 1;
  return passed;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0);
}
