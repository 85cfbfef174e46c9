import { expect, test } from 'vitest';
import { commandOf, sectionOf, withSection } from './record-figures.ts';

const DOCUMENT = '# Figures\n\n### `bench -- poll`\n\nold\n\n### `bench -- web`\n\nkept\n';

test('another run of the same command replaces the last one', () => {
  const after = withSection(DOCUMENT, sectionOf('poll', '2026-11-23', ['| a |', '| --- |', '| 1 |']));
  expect(after).toBe(
    '# Figures\n\n### `bench -- poll`\n\nMeasured on 2026-11-23.\n\n| a |\n| --- |\n| 1 |\n\n### `bench -- web`\n\nkept\n',
  );
});

test('a new command is added at the end, as text if its output is not a table', () => {
  const after = withSection(DOCUMENT, sectionOf('kill --polls 10', '2026-11-23', ['10 polls']));
  expect(after.startsWith(DOCUMENT)).toBe(true);
  expect(after.slice(DOCUMENT.length)).toBe(
    '\n### `bench -- kill --polls 10`\n\nMeasured on 2026-11-23.\n\n```text\n10 polls\n```\n',
  );
});

test.each([
  ['accuracy --orders FILE', 'accuracy', '--orders', '/data/log.csv.gz'],
  ['woocommerce --shop FOLDER --json', 'woocommerce', '--shop', '/data/shop', '--json'],
  ['units --data URL', 'units', '--data', 'postgres://me@here/units'],
])('%s: no place of this machine is written', (command, name, ...args) => {
  expect(commandOf(name, args)).toBe(command);
});
