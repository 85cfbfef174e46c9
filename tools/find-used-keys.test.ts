import { expect, test } from 'vitest';
import { findUsedKeys } from './find-used-keys.ts';

const find = (text: string) => findUsedKeys([{ file: 'a.tsx', text }]);

test('keys passed to t and i18nKey are found with their line, including both branches of a conditional', () => {
  const { asked } = find(`
    t('a.b'); i18n.t("c");
    const x = <Trans i18nKey="d.e" />;
    t(many ? 'f' : 'g');
    t(\`h.\${code}.i\`);`);
  expect(asked.map(({ key, line }) => `${line} ${key}`)).toEqual([
    ...["2 'a.b'", '2 "c"', '3 "d.e"', "4 'f'", "4 'g'"],
    expect.stringMatching(/^5 .h\..{7}\.i.$/),
  ]);
  expect(asked.at(-1)?.pattern.test('h.not-found.i')).toBe(true);
  expect(asked.at(-1)?.pattern.test('h.not.found.i')).toBe(false);
});

test('another namespace, a default text and a computed key are not checked here', () => {
  expect(find(`t('country:FR'); t('a', { defaultValue: 'x' }); t(key); cat('b');`).asked).toEqual([]);
});

test('any string may be a key, and a template matches any key that fits it', () => {
  const used = find(`const item = { label: 'navigation.stores' }; const of = (kind: string) => \`signal.\${kind}\`;`);
  expect(used.strings).toContain('navigation.stores');
  expect(used.patterns.map((pattern) => pattern.test('signal.stock'))).toEqual([true]);
});
