import { expect, test } from 'vitest';
// @ts-expect-error plain JavaScript, as it runs on Node 20 before anything is installed
import { isInstalled, kindOfLine } from './ensure-install.mjs';

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/tool': { version: '2.0.0', integrity: 'sha512-t', dev: true },
  'node_modules/for-mac': { version: '3.0.0', integrity: 'sha512-m', optional: true },
};
const a = { 'node_modules/a': wanted['node_modules/a'] };
const tool = { 'node_modules/tool': wanted['node_modules/tool'] };

test.each([
  ['everything for this machine', { ...a, ...tool }, true, true],
  ['no tools, none needed', a, false, true],
  ['no tools, though needed', a, true, false],
  ['a package missing', tool, true, false],
  ['another version', { ...tool, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }, true, false],
  ['other content', { ...tool, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } }, true, false],
  ['another version of an optional one', { ...a, ...tool, 'node_modules/for-mac': { version: '2.9.0' } }, true, false],
])('%s', (_, installed, dev, expected) => {
  expect(isInstalled(wanted, installed, dev)).toBe(expected);
});

test.each([
  ['npm http fetch GET 200 https://registry.npmjs.org/domutils 224623ms (cache updated)', 'found'],
  ['npm http fetch GET 200 https://registry.npmjs.org/@types%2fpg 120ms (cache miss)', 'found'],
  ['npm http fetch GET 200 https://registry.npmjs.org/zod/-/zod-4.6.7.tgz 90ms (cache miss)', 'nothing'],
  ['npm warn EBADENGINE Unsupported engine {', 'nothing'],
  ['npm error code ECONNREFUSED', 'error'],
])('npm says "%s": %s', (line, kind) => {
  expect(kindOfLine(line)).toBe(kind);
});
