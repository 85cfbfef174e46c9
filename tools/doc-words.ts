// npm run check -- doc-words: keeps the documentation short. Tables, generated figures and the changelog do not count.
import { glob, readFile } from 'node:fs/promises';

const MAX_WORDS = 12_000;
const MAX_IN_README = 700;

const paths: string[] = [];
for await (const path of glob(['*.md', 'docs/**/*.md'], { exclude: ['CHANGELOG.md', 'docs/FIGURES.md'] }))
  paths.push(path);
const counts = await Promise.all(paths.map(async (path) => ({ path, words: wordsOf(await readFile(path, 'utf8')) })));

const all = counts.reduce((sum, { words }) => sum + words, 0);
const inReadme = counts.find(({ path }) => path === 'README.md')?.words ?? 0;
if (all > MAX_WORDS) fail(`The documentation has ${all} words, at most ${MAX_WORDS}: ${longest()}.`);
if (inReadme > MAX_IN_README) fail(`README.md has ${inReadme} words, at most ${MAX_IN_README}.`);

/** Counts words without table rows. */
function wordsOf(markdown: string): number {
  const lines = markdown.split('\n').filter((line) => !line.startsWith('|'));
  return lines.join(' ').split(/\s+/).filter(Boolean).length;
}

function longest(): string {
  const inOrder = counts.toSorted((one, other) => other.words - one.words).slice(0, 5);
  return inOrder.map(({ path, words }) => `${path} ${words}`).join(', ');
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
