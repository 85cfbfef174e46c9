// npm run env-example: generates .env.example from the settings and their table in docs/OPERATING.md; with --check,
// says whether it is current.
import { readFile, writeFile } from 'node:fs/promises';
import { listSettings } from '#runtime/settings.ts';

const FILE = 'deploy/.env.example';
const ROW = /^\| (`[A-Z][^|]*?) *\| *(.*?) *\| *(.*?) *\|$/;
/** The settings without which a public server cannot start. */
const NEEDED = ['PUBLIC_URL', 'SECRET_KEY', 'SMTP_URL', 'DATABASE_URL'];
/** Used only by compose.yaml. */
const POSTGRES = [
  '# the password of the database that compose.yaml starts: letters and digits, as it is part of an address',
  'POSTGRES_PASSWORD=',
];

const rows = (await readFile('docs/OPERATING.md', 'utf8')).split('\n').flatMap((line) => {
  const [, names, , meaning] = ROW.exec(line) ?? [];
  return names ? [{ names: [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name!), meaning: plain(meaning!) }] : [];
});
const settings = listSettings();
const told = rows.flatMap(({ names }) => names);
const untold = settings.filter(({ name }) => !told.includes(name)).map(({ name }) => name);
const unknown = told.filter((name) => !settings.some((setting) => setting.name === name));
if (untold.length > 0) fail(`docs/OPERATING.md says nothing of ${untold.join(', ')}.`);
if (unknown.length > 0) fail(`docs/OPERATING.md names settings that are none: ${unknown.join(', ')}.`);

const lines = rows.flatMap(({ names, meaning }) => [
  `# ${meaning}`,
  ...names.map((name) => {
    const { fallback } = settings.find((setting) => setting.name === name)!;
    return NEEDED.includes(name) ? `${name}=` : `#${name}=${fallback}`;
  }),
  '',
]);
const text = `# Settings of a public server: copy it to .env, fill in what has no # before it.
# Made by "npm run env-example" out of src/runtime/settings.ts and docs/OPERATING.md.

${[...lines, ...POSTGRES].join('\n')}
`;

if (!process.argv.includes('--check')) await writeFile(FILE, text);
else if ((await readFile(FILE, 'utf8').catch(() => '')) !== text)
  fail(`${FILE} is not current: run "npm run env-example".`);

/** Removes Markdown's marks. */
function plain(markdown: string): string {
  return markdown
    .replace(/`([^`]*)`/g, '$1')
    .replaceAll('\\|', '|')
    .replace(/<[^>]*>/g, (tag) => tag);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
