import { afterEach, expect, it, vi } from 'vitest';
import { Problem } from '#runtime/problem.ts';
import { withDatabase } from './with-database.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

it('says in a sentence what was wrong with what a command was given', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/asked-nothing');
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const work = async () => {
    throw new Problem('store-address-invalid');
  };
  expect(await withDatabase(work, { migrates: false })).toBe(false);
  expect(written.mock.calls).toEqual([['This is not the address of a store.\n']]);
  expect(process.exitCode).toBe(1);
  // one that goes on, as daily backups do, is not held up by what failed before
  expect(await withDatabase(async () => {}, { migrates: false })).toBe(true);
});
