// npm run licences: lists the packages that the product runs with, by licence; with --check, only says whether all are
// allowed.
import { readFile } from 'node:fs/promises';

/** The licences allowed in a product under MIT, also when it is offered as a service. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0'],
  // used unchanged
  'MPL-2.0',
  // fonts
  'OFL-1.1',
]);

type Package = { version: string; license?: string; dev?: boolean; devOptional?: boolean };
const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as { packages: Record<string, Package> };
const used = Object.entries(packages).flatMap(([path, { version, license, dev, devOptional }]) => {
  if (path === '' || dev || devOptional) return [];
  return [{ name: path.replace(/^.*node_modules\//, ''), version, licence: license ?? 'none' }];
});

if (!process.argv.includes('--check')) {
  const lines = used.map(({ name, version, licence }) => `${licence.padEnd(14)} ${name} ${version}`);
  console.log([...new Set(lines)].toSorted().join('\n'));
}
const refused = used.filter(({ licence }) => !isAllowed(licence));
for (const { name, version, licence } of refused)
  console.error(`${name} ${version}: ${licence} is not among the allowed.`);
if (refused.length > 0) process.exit(1);

/** `A OR B` needs one of them, `A AND B` both. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((licence) => ALLOWED.has(licence));
}
