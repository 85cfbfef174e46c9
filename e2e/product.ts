import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DAY_MS } from '#runtime/clock.ts';
import { practiceStartOf } from '#simulator/practice-stores.ts';

export type Product = {
  url: string;
  /** Waits for the newest mail to an address and returns the link in it. */
  linkMailedTo(address: string): Promise<string>;
  practiceStores(): Promise<{ name: string; platform: string; url: string }[]>;
  /** Sets a plan as an operator does, with `npm run account`. */
  setPlan(email: string, plan: string): Promise<void>;
  /** Waits until the practice stores' past has been read. */
  pastIsIn(): Promise<void>;
  disable(email: string): Promise<void>;
  stop(): Promise<void>;
};

const MAIN = fileURLToPath(new URL('../src/server/main.ts', import.meta.url));
const END_WITH_PARENT = new URL('./end-with-parent.ts', import.meta.url).href;
const ACCOUNT = fileURLToPath(new URL('../src/server/commands/account.ts', import.meta.url));

/**
 * Starts the whole product with a new data folder and a free port, as `npm start` does after installing and building.
 */
export async function startProduct(
  args: string[] = [],
  { pastDays, settings }: { pastDays?: number; settings?: NodeJS.ProcessEnv } = {},
): Promise<Product & { dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tillwatch-e2e-'));
  // the database's user must be able to enter the folder, or the database would be made elsewhere and stay there
  await chmod(dataDir, 0o755);
  if (pastDays !== undefined) await shortenPast(dataDir, pastDays);
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, MAIN, ...args], {
    env: { ...environmentOf(dataDir), ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let said = '';
  child.stdout!.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const url = await until(
    () => /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? (child.exitCode === null ? null : fail(said)),
  );
  return {
    ...productIn(dataDir, url),
    dataDir,
    async pastIsIn() {
      await until(() => (said.includes('past year has been read') ? true : null), 600_000);
    },
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGINT');
        await once(child, 'exit');
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A product on this machine. Tests act as its operator. */
export function productIn(dataDir: string, url: string): Product {
  const operate = async (...args: string[]) => {
    await promisify(execFile)(process.execPath, [ACCOUNT, ...args], { env: environmentOf(dataDir) });
  };
  return {
    ...productAt(url),
    setPlan: (email, plan) => operate('plan', email, plan),
    disable: (email) => operate('disable', email),
  };
}

function environmentOf(dataDir: string): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: undefined, DATA_DIR: dataDir, PORT: '0' };
}

/** Lets the practice stores' past begin this many days ago instead of a year. */
async function shortenPast(dataDir: string, days: number): Promise<void> {
  const startsAt = practiceStartOf(Date.now() + (365 - days) * DAY_MS);
  await writeFile(join(dataDir, 'practice.json'), JSON.stringify({ startsAt, ports: {} }));
}

/** A product that is already running in local mode. Tests cannot act as its operator. */
export function productAt(url: string): Product {
  const notMine = async () => {
    throw new Error(`only the operator of ${url} may do that there`);
  };
  return {
    url,
    linkMailedTo: (address) =>
      until(async () => {
        const mails = await getJson<{ to: string; text: string }[]>(`${url}/dev/outbox`);
        return /https?:\/\/\S+/.exec(mails.find((mail) => mail.to === address)?.text ?? '')?.[0] ?? null;
      }),
    practiceStores: () => getJson(`${url}/dev/practice-stores`),
    setPlan: notMine,
    disable: notMine,
    pastIsIn: async () => {},
    stop: async () => {},
  };
}

export async function until<Value>(
  look: () => Promise<Value | null> | Value | null,
  patienceMs = 60_000,
): Promise<Value> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const value = await look();
    if (value !== null) return value;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`waited ${patienceMs / 1_000} s in vain`);
}

async function getJson<Value>(url: string): Promise<Value> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as Value;
}

function fail(said: string): never {
  throw new Error(`the product did not start: ${said}`);
}
