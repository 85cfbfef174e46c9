// npm run backup -- FILE: writes everything into one file, whether Tillwatch runs or not.
// npm run backup -- FOLDER --every day --keep 7: writes one a day (or hour, or week) and keeps the newest 7.
// --every once writes one there and ends, for a system timer.
// If BACKUP_KEY is set, the file is encrypted.
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DAY_MS, HOUR_MS, systemClock } from '#runtime/clock.ts';
import type { Settings } from '#runtime/settings.ts';
import { StartError } from '#runtime/start-error.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { nameOfBackup, nextBackupAt, removeOldBackups } from '../backup/keep-backups.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { withDatabase } from './with-database.ts';

const USAGE = 'npm run backup -- FILE, or npm run backup -- FOLDER --every hour|day|week|once --keep 7';
const EVERY_MS: Record<string, number> = { hour: HOUR_MS, day: DAY_MS, week: 7 * DAY_MS, once: 0 };
const LOOK_EVERY_MS = 60_000;

type Plan = { path: string; everyMs: number | null; keep: number };

function readPlan(argv: string[]): Plan {
  const options = { every: { type: 'string' }, keep: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: argv, options, strict: false, allowPositionals: true });
  const [path, ...rest] = positionals;
  const everyMs = values.every === undefined ? null : EVERY_MS[String(values.every)];
  const keep = Number(values.keep ?? 7);
  const isKnown = Object.keys(values).every((name) => name === 'every' || name === 'keep');
  if (!path || rest.length > 0 || everyMs === undefined || !Number.isInteger(keep) || keep < 1 || !isKnown)
    throw new StartError(USAGE);
  return { path: resolve(path), everyMs, keep };
}

async function backUp(file: string): Promise<boolean> {
  return withDatabase(async (_databases, { dataDir, backupKey: key }: Settings, urls) => {
    const begunAt = performance.now();
    const bytes = await writeBackup(file, { urls, dataDir, key, version: manifest.version, nowMs: systemClock.now() });
    const seconds = ((performance.now() - begunAt) / 1_000).toFixed(1);
    const how = key ? 'encrypted' : 'not encrypted: BACKUP_KEY is not set';
    process.stdout.write(`${file}: ${(bytes / 1e6).toFixed(1)} MB in ${seconds} s (${how}).\n`);
  });
}

async function backUpInto({ path, keep }: Pick<Plan, 'path' | 'keep'>): Promise<boolean> {
  await mkdir(path, { recursive: true });
  const isWritten = await backUp(join(path, nameOfBackup(systemClock.now())));
  if (isWritten) await removeOldBackups(path, keep, systemClock.now());
  return isWritten;
}

/** Runs until the process is ended. A backup that fails is reported and tried again. */
async function keepBackingUp({ path, everyMs, keep }: Plan & { everyMs: number }): Promise<never> {
  let tryAgainAt = 0;
  while (true) {
    const nowMs = systemClock.now();
    if (nowMs >= Math.max(tryAgainAt, await nextBackupAt(path, everyMs, nowMs))) {
      const isWritten = await backUpInto({ path, keep }).catch((error: unknown) => {
        process.stderr.write(`The backup failed: ${error}\n`);
        return false;
      });
      if (!isWritten) {
        process.stderr.write('The next attempt is in an hour.\n');
        tryAgainAt = nowMs + HOUR_MS;
      }
    }
    await sleep(LOOK_EVERY_MS);
  }
}

try {
  const plan = readPlan(process.argv.slice(2));
  if (plan.everyMs === null) await backUp(plan.path);
  else if (plan.everyMs === 0) await backUpInto(plan);
  else await keepBackingUp({ ...plan, everyMs: plan.everyMs });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
