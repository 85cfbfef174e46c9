import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));
const CONFIGURATION = [
  ...['package.json', 'tsconfig.json', '.gitignore', '.dependency-cruiser.cjs'],
  ...['biome.json', 'tools/no-loading-button.grit'],
];
let copy: string;
let texts: string;

// some checks read everything, so their copies are large
beforeAll(async () => {
  copy = await copyOf(['src/runtime', 'src/database']);
  texts = await copyOf(['src/web', 'src/mail/locales']);
});
afterAll(async () => {
  for (const folder of [copy, texts]) await rm(folder, { recursive: true, force: true });
});

async function copyOf(sources: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tillwatch check '));
  for (const path of [...CONFIGURATION, ...sources])
    await cp(join(PROJECT, path), join(folder, path), { recursive: true });
  for (const path of ['bench', 'e2e', 'tools']) await mkdir(join(folder, path), { recursive: true });
  await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

function check(name: string, cwd = copy): { status: number | null; stdout: string } {
  return spawnSync(process.execPath, [join(PROJECT, 'tools/check.ts'), name], { cwd, encoding: 'utf8' });
}

async function plant(path: string, text: string, folder = copy): Promise<void> {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), text);
}

test('forbidden imports are found, even of types only, and so are cycles and imports of test code', async () => {
  const WRONG = [
    ['contract', 'runtime/log.ts', 'contract-imports-only-itself'],
    ['catalog', 'sales/planted-there.ts', 'catalog-imports-only-contract-runtime-database'],
    ['tracker', 'server/planted-there.ts', 'nothing-imports-the-server-room'],
    ['web', 'runtime/clock.ts', 'web-imports-only-contract'],
    ['simulator', 'database/connect.ts', 'simulator-imports-only-contract-runtime'],
    ['sales', 'database/testing.ts', 'testing-stays-in-tests'],
  ] as const;
  for (const room of ['sales', 'server']) await plant(`src/${room}/planted-there.ts`, 'export const there = 1;\n');
  for (const [room, target] of WRONG) {
    const text = `import type * as planted from '#${target}';\nexport type Planted = typeof planted;\n`;
    await plant(`src/${room}/planted.ts`, text);
    await plant(`src/${room}/planted.test.ts`, text);
  }
  await plant('src/runtime/planted-one.ts', "import { two } from './planted-two.ts';\nexport const one = () => two;\n");
  await plant('src/runtime/planted-two.ts', "import { one } from './planted-one.ts';\nexport const two = () => one;\n");
  const { status, stdout } = check('directions');
  for (const [room, target, rule] of WRONG)
    expect(stdout).toContain(`error ${rule}: src/${room}/planted.ts → src/${target}`);
  expect(stdout).toContain('error no-circle: src/runtime/planted-one.ts');
  expect(stdout).not.toContain('planted.test.ts');
  expect(status).toBe(1);
});

test('a file that is not formatted is found', async () => {
  await plant('src/runtime/planted.ts', 'export const planted = {a:1}\n');
  const { status, stdout } = check('format');
  expect(stdout).toMatch(/src\/runtime\/planted\.ts format/);
  expect(status).toBe(1);
});

test('a button that MUI would disable while it loads is found', async () => {
  await plant('src/runtime/planted.tsx', 'export const planted = <Button loading>Save</Button>;\n');
  expect(check('format').stdout).toContain('use BusyButton');
});

test('a text missing in one language, and one missing in all, are found', async () => {
  const file = join(texts, 'src/web/locales/en/translation.json');
  const english = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...english, planted: 'Planted' }));
  const asking = "declare function t(key: string): string;\nt('planted'); t('not.planted');\n";
  await plant('src/web/planted.ts', asking, texts);
  const { status, stdout } = check('translations', texts);
  expect(stdout).toContain('planted is missing in fr');
  expect(stdout).toContain('planted is missing in ar');
  expect(stdout).toContain("src/web/planted.ts:2 asks for 'not.planted', which no language has");
  expect(status).toBe(1);
});

test('a placeholder or text missing from a mail in one language is found', async () => {
  const file = join(texts, 'src/mail/locales/fr/mail.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('{{newEmail}}', 'somebody').replace('"sender"', '"nobody"'));
  const { status, stdout } = check('translations', texts);
  expect(stdout).toContain('sender is missing in fr');
  expect(stdout).toMatch(/mail: mail\.address-changed\.lines\.0 has \{\{.*newEmail.*\}\} in/);
  expect(status).toBe(1);
});

test('documentation that is too long is found', async () => {
  await plant('docs/planted.md', 'word '.repeat(12_001));
  await plant('README.md', `${'word '.repeat(701)}\n| ${'cell '.repeat(100)}|\n`);
  const { status, stdout } = check('doc-words');
  expect(stdout).toContain('The documentation has 12702 words, at most 12000: docs/planted.md 12001');
  expect(stdout).toContain('README.md has 701 words, at most 700');
  expect(status).toBe(1);
});

test('an unknown check is refused', () => {
  expect(check('everything').status).toBe(1);
});
