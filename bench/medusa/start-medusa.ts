import { execFile, spawn } from 'node:child_process';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { connect } from '#database/connect.ts';
import { startEmbedded } from '#database/embedded/start-embedded.ts';

const run = promisify(execFile);
const VERSION = '2.21.2';
const START_PATIENCE_MS = 60_000;
const PACKAGE = {
  name: 'medusa-to-read',
  private: true,
  dependencies: {
    '@medusajs/cli': VERSION,
    '@medusajs/framework': VERSION,
    '@medusajs/medusa': VERSION,
    '@swc/core': '1.7.28',
  },
};

export type Backend = { url: string; key: string; stop(): Promise<void> };

/** Installs Medusa into the folder if it is missing, and starts it with sample goods on a fresh database. */
export async function startMedusa(folder: string): Promise<Backend> {
  await install(folder);
  const database = await openDatabase(join(folder, 'database'));
  const path = `${dirname(process.execPath)}:${process.env.PATH}`;
  const quiet = { NODE_ENV: 'production', MEDUSA_DISABLE_TELEMETRY: 'true' };
  const options = { cwd: folder, env: { ...process.env, ...quiet, PATH: path, DATABASE_URL: database.url } };
  const command = join(folder, 'node_modules/@medusajs/cli/cli.js');
  try {
    console.error('Medusa: tables and goods …');
    await run(process.execPath, [command, 'db:migrate', '--skip-scripts'], { ...options, maxBuffer: 1 << 26 });
    const seed = await run(process.execPath, [command, 'exec', './seed.cjs'], { ...options, maxBuffer: 1 << 26 });
    const key = /pk_[0-9a-f]{64}/.exec(seed.stdout)?.[0];
    if (!key) throw new Error(`the seed gave no key: ${seed.stdout.slice(-1000)}`);
    const port = await freePort();
    const server = spawn(process.execPath, [command, 'start', '--port', String(port)], { ...options, stdio: 'ignore' });
    const url = `http://127.0.0.1:${port}`;
    const stop = async () => {
      server.kill('SIGTERM');
      await database.stop();
    };
    await untilHealthy(url).catch(async (error) => {
      await stop();
      throw error;
    });
    return { url, key, stop };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function install(folder: string): Promise<void> {
  const text = JSON.stringify(PACKAGE, null, 2);
  await mkdir(folder, { recursive: true });
  const own = fileURLToPath(new URL('.', import.meta.url));
  await copyFile(join(own, 'medusa-config.cjs'), join(folder, 'medusa-config.js'));
  await copyFile(join(own, 'seed.cjs'), join(folder, 'seed.cjs'));
  const marker = join(folder, 'installed.json');
  if ((await readFile(marker, 'utf8').catch(() => '')) === text) return;
  console.error('Medusa: installing …');
  await writeFile(join(folder, 'package.json'), text);
  await run('npm', ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'], {
    cwd: folder,
    maxBuffer: 1 << 26,
  });
  await writeFile(marker, text);
}

async function openDatabase(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  await mkdir(dataDir, { recursive: true });
  const embedded = await startEmbedded({ dataDir, log: { info: () => {}, warn: console.error } });
  const admin = connect(embedded.url, { max: 1 });
  await sql`drop database if exists medusa with (force)`.execute(admin);
  await sql`create database medusa`.execute(admin);
  await admin.destroy();
  const url = new URL(embedded.url);
  url.pathname = '/medusa';
  return { url: url.href, stop: () => embedded.stop() };
}

async function untilHealthy(url: string): Promise<void> {
  const giveUpAt = performance.now() + START_PATIENCE_MS;
  while (performance.now() < giveUpAt) {
    const answer = await fetch(`${url}/health`).catch(() => null);
    if (answer?.ok) return;
    await sleep(250);
  }
  throw new Error('Medusa did not start');
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}
