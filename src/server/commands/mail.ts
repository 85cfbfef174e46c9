// npm run mail: lists unsent mails. npm run mail -- again ID: tries to send one again now.
import { PgBoss } from 'pg-boss';
import { recordAct } from '#identity/operator/record-act.ts';
import { listUnsent } from '#mail/list-unsent.ts';
import { sendAgain } from '#mail/send-again.ts';
import { systemClock } from '#runtime/clock.ts';
import { StartError } from '#runtime/start-error.ts';
import { withDatabase } from './with-database.ts';

const SHOWN = 100;
const ID = /^[\da-f-]{36}$/;

await withDatabase(async ({ people }, _settings, { databaseUrl }) => {
  const [what, id, ...rest] = process.argv.slice(2);
  if (what === undefined) {
    const { mails, total } = await listUnsent(people, { q: '', limit: SHOWN, offset: 0 });
    for (const { id, state, queuedAt, to, subject, answer } of mails)
      process.stdout.write(`${id}  ${queuedAt.toISOString()}  ${state}  ${to}  ${subject}  ${answer ?? ''}\n`);
    process.stdout.write(`${total} mails are unsent.\n`);
    return;
  }
  if (what !== 'again' || !id || !ID.test(id) || rest.length > 0) throw new StartError('npm run mail [-- again ID]');
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
  await boss.start();
  try {
    if (!(await sendAgain(people, boss, id))) throw new StartError(`No unsent mail has the id ${id}.`);
  } finally {
    await boss.stop({ graceful: false });
  }
  await recordAct(people, 'mail-sent-again', { operatorId: null, subject: id, nowMs: systemClock.now() });
  process.stdout.write('It is queued to be tried again now.\n');
});
