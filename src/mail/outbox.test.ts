import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manualClock, SECOND_MS } from '#runtime/clock.ts';
import { listOutbox, outboxTransport } from './outbox.ts';

let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'tillwatch-outbox-'));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

it('lists nothing before the first mail', async () => {
  expect(await listOutbox(join(parent, 'nowhere'))).toEqual([]);
});

it('lists the newest first, in the order of sending within a millisecond, readable only by the owner', async () => {
  const folder = join(parent, 'outbox');
  const clock = manualClock(Date.UTC(2026, 0, 1));
  const transport = outboxTransport(folder, clock);
  const send = (subject: string) => transport.send({ to: 'a@shop.example', subject, text: '', html: '' }, subject);
  await send('one');
  await send('two');
  clock.advance(SECOND_MS);
  await send('three');
  await writeFile(join(folder, '.half-written'), '{"to":');
  expect((await listOutbox(folder)).map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
  expect((await listOutbox(folder))[0]?.sentAt).toBe('2026-01-01T00:00:01.000Z');
  expect((await listOutbox(folder, 1)).map(({ subject }) => subject)).toEqual(['three']);
  expect((await stat(folder)).mode & 0o077).toBe(0);
});
