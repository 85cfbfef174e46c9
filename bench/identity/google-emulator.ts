import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '#database/embedded/launch.ts';
import { onCores } from './cores.ts';
import type { Service } from './load.ts';

const VERSION = '15.34.2';
const PATIENCE_SECONDS = 120;

/**
 * The Firebase Auth emulator, installed from npm into a scratch folder without running install scripts. By itself it
 * needs no Java.
 */
export async function startGoogleEmulator(cores: string | null): Promise<{ service: Service; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tillwatch-firebase-tools-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await writeFile(join(folder, 'package.json'), '{"private":true}');
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund'];
    await run('npm', ['install', ...quiet, `firebase-tools@${VERSION}`], folder);
    const port = await findFreePort();
    const emulators = {
      auth: { host: '127.0.0.1', port },
      hub: { port: await findFreePort() },
      ui: { enabled: false },
    };
    const logging = { port: await findFreePort() };
    await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators: { ...emulators, logging } }));
    const bin = join(folder, 'node_modules/firebase-tools/lib/bin/firebase.js');
    const [command, ...before] = onCores(cores, process.execPath);
    const args = [bin, 'emulators:start', '--only', 'auth', '--project', 'demo-bench'];
    const child = spawn(command, [...before, ...args], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, HOME: folder, CI: '1' },
    });
    const stop = async () => {
      await end(child);
      await remove();
    };
    await untilReady(`http://127.0.0.1:${port}/`, child).catch(async (error) => {
      await stop();
      throw error;
    });
    const identityPath = '/identitytoolkit.googleapis.com';
    const tokenPath = '/securetoken.googleapis.com';
    return { service: { url: `http://127.0.0.1:${port}`, key: 'any', identityPath, tokenPath }, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let second = 0; second < PATIENCE_SECONDS && child.exitCode === null; second++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(1_000);
  }
  throw new Error('The Firebase Auth emulator did not start here: no figure of it.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGINT');
  const isOver = await Promise.race([once(child, 'exit').then(() => true), sleep(15_000, false)]);
  if (!isOver) child.kill('SIGKILL');
}

async function run(command: string, args: string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}
