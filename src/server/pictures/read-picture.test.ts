import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { manualClock } from '#runtime/clock.ts';
import { FetchFailure } from '#tracker/fetch/fetch-failure.ts';
import { diskCache } from './disk-cache.ts';
import { pictureReader } from './read-picture.ts';

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)]);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tillwatch-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a picture that cannot be kept is shown all the same', async () => {
  const noFolder = join(folder, 'file');
  await writeFile(noFolder, '');
  const read = pictureReader({
    fetcher: { fetch: async ({ url }) => ({ url, status: 200, headers: {}, body: PNG, bytes: PNG.length, at: 0 }) },
    cache: diskCache(noFolder, 1_000),
    clock: manualClock(0),
  });
  expect(await read('https://shop.example/a.png')).toEqual({ type: 'image/png', body: PNG });
});

test('what could not be written whole takes no room', async () => {
  const full = join(folder, 'full');
  const cache = diskCache(full, 1_000);
  await cache.put('kept', PNG, 0);
  // in the place of what it moves to there is a folder
  const [name] = await readdir(full);
  await rm(join(full, name!));
  await mkdir(join(full, name!, 'in the way'), { recursive: true });
  await expect(cache.put('kept', PNG, 0)).rejects.toThrow();
  expect(await readdir(full)).toEqual([name]);
});

test('a picture that the store cannot be asked for now may come at the next view, one that it refuses not so soon', async () => {
  let failure = new FetchFailure('store-throttled', { retryAfterSeconds: 10 });
  let asked = 0;
  const read = pictureReader({
    fetcher: {
      fetch: async () => {
        asked++;
        throw failure;
      },
    },
    cache: diskCache(join(folder, 'not now'), 1_000),
    clock: manualClock(0),
  });
  const address = 'https://shop.example/b.png';
  await expect(read(address)).rejects.toMatchObject({ code: 'store-throttled' });
  await expect(read(address)).rejects.toMatchObject({ code: 'store-throttled' });
  expect(asked).toBe(2);
  failure = new FetchFailure('store-blocked');
  expect([await read(address), await read(address)]).toEqual([null, null]);
  expect(asked).toBe(3);
});

test('nobody waits long for a picture that does not come', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce((ms) => {
    expect(ms).toBe(10_000);
    return AbortSignal.abort();
  });
  const read = pictureReader({
    fetcher: { fetch: async ({ signal }) => Promise.reject(signal!.reason) },
    cache: diskCache(join(folder, 'slow'), 1_000),
    clock: manualClock(0),
  });
  await expect(read('https://shop.example/c.png')).rejects.toMatchObject({ code: 'store-throttled' });
});
