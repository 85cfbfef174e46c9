import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { ensureSoleQueue } from './sole-queue.ts';

test("a killed process's job is taken over after a minute, in an existing queue too", async () => {
  const db = await testDatabase();
  const boss = new PgBoss({ connectionString: db.url, max: 2, supervise: false, schedule: false });
  await boss.start();
  onTestFinished(async () => {
    await boss.stop({ graceful: false });
    await db.drop();
  });
  await boss.createQueue('windows', { policy: 'stately', expireInSeconds: 6 * 3600 });
  await ensureSoleQueue(boss, 'windows');
  await boss.send('windows');
  const [lost] = await boss.fetch('windows');
  expect(await boss.fetch('windows')).toEqual([]);
  await sql`update pgboss.job set heartbeat_on = now() - interval '61 seconds' where id = ${lost!.id}`.execute(
    db.people,
  );
  await boss.supervise('windows');
  const [again] = await boss.fetch('windows', { includeMetadata: true });
  expect([again?.id, again?.retryCount]).toEqual([lost!.id, 1]);
});
