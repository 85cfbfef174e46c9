import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { runSteps, type Step } from './run-step.ts';

// npm run check [-- NAME…]: format, lint, types, import directions, dead code, translations, .env.example, length of
// the documentation, licences, row types.
const tool = (path: string) => fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));
const own = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The compiler's incremental state, so that the next check only looks at changes. */
const TYPES_SEEN = own('../node_modules/.cache/tillwatch/types.tsbuildinfo');

const STEPS: Step[] = [
  // dependency-cruiser needs TypeScript 6's API; version 7 checks types in two fifths of the time
  {
    name: 'types',
    args: [
      tool('typescript-7/bin/tsc'),
      '-p',
      '.',
      '--pretty',
      'false',
      '--incremental',
      '--tsBuildInfoFile',
      TYPES_SEEN,
      // each of the usual four infers anew what the others have inferred: twice the work, where two cores have other work
      '--checkers',
      '1',
    ],
  },
  { name: 'format', args: [tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'] },
  {
    name: 'directions',
    args: [tool('dependency-cruiser/bin/dependency-cruiser.mjs'), 'src', 'bench', 'e2e', 'tools'],
  },
  { name: 'dead-code', args: [tool('knip/bin/knip.js'), '--no-progress'] },
  { name: 'translations', args: [own('check-translations.ts')] },
  { name: 'env-example', args: [own('env-example.ts'), '--check'] },
  { name: 'doc-words', args: [own('doc-words.ts')] },
  { name: 'licences', args: [own('licences.ts'), '--check'] },
  { name: 'rows', args: [own('generate-rows.ts'), '--check'] },
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`There is no check named ${unknown.join(', ')}: ${STEPS.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const steps = STEPS.filter(({ name }) => names.length === 0 || names.includes(name));
const results = await runSteps(steps, Math.min(3, availableParallelism()), ({ name, isGood, output, seconds }) => {
  console.log(`${isGood ? 'good  ' : 'FAILED'} ${name.padEnd(12)} ${seconds.toFixed(1)} s`);
  if (!isGood) console.log(output.trimEnd().replace(/^/gm, '  '));
});
const failed = results.filter(({ isGood }) => !isGood).map(({ name }) => name);
console.log(failed.length > 0 ? `Check failed: ${failed.join(', ')}.` : 'Check passed.');
process.exitCode = failed.length > 0 ? 1 : 0;
