import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connect } from '#database/connect.ts';
import { startEmbedded } from '#database/embedded/start-embedded.ts';
import { migrate } from '#database/migrate.ts';

// Writes the row types of the migrated schema; with --check, only says whether the repository's are current.
const ROWS = 'src/database/rows.ts';
const CODEGEN = 'node_modules/kysely-codegen/dist/cli/bin.js';
const isCheck = process.argv.includes('--check');

const folder = await mkdtemp(join(tmpdir(), 'tillwatch-rows-'));
await chmod(folder, 0o755);
const out = isCheck ? join(folder, 'rows.ts') : ROWS;
const server = await startEmbedded({ dataDir: folder, log: { info: () => {}, warn: console.warn } });
try {
  const database = connect(server.url, { max: 1 });
  await migrate(database).finally(() => database.destroy());
  await promisify(execFile)(process.execPath, [
    CODEGEN,
    ...[
      '--dialect',
      'postgres',
      '--url',
      server.url,
      '--out-file',
      out,
      '--date-parser',
      'string',
      '--exclude-pattern',
      'migration',
    ],
    ...['--type-mapping', JSON.stringify({ int8: 'number', float8: 'number' })],
  ]);
  if (isCheck && (await readFile(out, 'utf8')) !== (await readFile(ROWS, 'utf8'))) {
    console.error(`${ROWS} is not what the migrations make: run "npm run rows".`);
    process.exitCode = 1;
  }
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
