// npm run identity:emulator -- --port N: the identity service for tests of other projects, on a temporary database.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '#database/connect.ts';
import { startEmbedded } from '#database/embedded/start-embedded.ts';
import { migrate } from '#database/migrate.ts';
import { startEmulator } from './start-emulator.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '9099' } } });
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  process.stderr.write('npm run identity:emulator -- --port N\n');
  process.exit(2);
}
// a deployment with a public address or keys must not accept unsigned tokens
const given = ['PUBLIC_URL', 'SECRET_KEY', 'DATABASE_URL'].filter((name) => process.env[name]);
if (process.env.NODE_ENV === 'production' || given.length > 0) {
  const why = given.length > 0 ? `${given.join(', ')} is set` : 'NODE_ENV is production';
  process.stderr.write(`This is for tests only and takes anybody for anyone. It does not start where ${why}.\n`);
  process.exit(1);
}

const folder = await mkdtemp(join(tmpdir(), 'tillwatch-identity-'));
const embedded = await startEmbedded({ dataDir: folder, log: { info: () => {}, warn: console.warn } });
const database = connect(embedded.url, { max: 8 });
await migrate(database);
const emulator = await startEmulator(database, port);
process.stdout.write(`Identity for tests at ${emulator.url}\n`);

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (isStopping) return;
    isStopping = true;
    await emulator.close();
    await database.destroy();
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
    process.exit(0);
  });
}
