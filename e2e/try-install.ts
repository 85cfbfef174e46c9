// node tools/run.mjs e2e/try-install.ts COMMAND…: does an operator's first steps with a new install, in production
// settings. COMMAND runs what follows it in the clone of that install (deploy/try-fresh-root.sh shows one).
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '#database/embedded/launch.ts';
import { startTestMailServer } from '#mail/testing.ts';
import { systemClock } from '#runtime/clock.ts';
import { openPracticeStore } from '#simulator/practice-stores.ts';
import { serveStorefront } from '#simulator/serve-storefront.ts';
import { until } from './product.ts';
import { PASSWORD } from './sign-up.ts';

const EMAIL = 'operator@shop.example';
const BACKUP = 'tried.backup';
/** Long enough for installing all packages and building, on a slow machine. */
const START_PATIENCE_MS = 15 * 60_000;
const READ_PATIENCE_MS = 5 * 60_000;

type Store = { id: string; productCount: number | null; lastReadAt: string | null };
type Started = { child: ChildProcess; said(): string; operatorCode: string | null };

const command = process.argv.slice(2);
const mail = await startTestMailServer();
const shop = await serveStorefront(openPracticeStore('tidewick', { now: Date.now() }), { port: 0, clock: systemClock });
const url = `http://127.0.0.1:${await findFreePort()}`;
const settings = {
  NODE_ENV: 'production',
  PUBLIC_URL: url,
  PORT: new URL(url).port,
  SECRET_KEY: 'a secret key to try an install by, and for nothing else',
  SMTP_URL: mail.url,
  ALLOWED_PRIVATE_HOSTS: new URL(shop.url).host,
  // otherwise the second reading would come minutes later
  HOST_REQUESTS_PER_DAY: '1000000',
};
const running = new Set<ChildProcess>();
const endAll = () => running.forEach((child) => void child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    endAll();
    process.exit(1);
  });

try {
  const first = await start();
  const token = await becomeOperator(first.operatorCode ?? fail('no address for the first operator was printed'));
  const stores = () => ask<{ items: Store[] }>('/api/stores', { token }).then(({ items }) => items);
  const { id } = await ask<Store>('/api/stores', { token, body: { url: shop.url } });
  const read = await until(async () => (await stores()).find(isRead) ?? null, READ_PATIENCE_MS);
  say(`the store is read: ${read.productCount} products`);
  await run('rm', '-f', BACKUP);
  await run('npm', 'run', '-s', 'backup', '--', BACKUP);
  await stop(first);
  await run('rm', '-rf', '.data');
  await run('npm', 'run', '-s', 'restore', '--', BACKUP);

  const second = await start();
  if (second.operatorCode) fail('the restored server looks for an operator');
  const again = await signIn();
  const restored = await ask<Store>(`/api/stores/${id}`, { token: again });
  if (restored.productCount !== read.productCount) fail(`the restored store has ${restored.productCount} products`);
  await ask('/api/operate', { token: again });
  await ask(`/api/operate/stores/${id}/read`, { token: again, body: {} });
  say('the store and its operator are there again');
  await until(async () => {
    const { lastReadAt } = await ask<Store>(`/api/stores/${id}`, { token: again });
    return lastReadAt && read.lastReadAt && lastReadAt > read.lastReadAt ? true : null;
  }, READ_PATIENCE_MS);
  say('the store is read on');
  await stop(second);
} finally {
  endAll();
  await Promise.all([mail.close(), shop.close()]);
}

async function start(): Promise<Started> {
  const startedAt = performance.now();
  const child = spawnThere(['npm', 'start'], 'pipe');
  running.add(child);
  let said = '';
  child.stdout!.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  await until(async () => {
    if (child.exitCode !== null) fail(`it did not start: ${said}`);
    return said.includes('Ready in') ? true : null;
  }, START_PATIENCE_MS);
  await fetch(`${url}/readyz`).then(({ ok }) => ok || fail('it is not ready'));
  say(`ready after ${Math.round((performance.now() - startedAt) / 1000)} s`);
  return { child, said: () => said, operatorCode: /\/signup\?operator=([\w-]+)/.exec(said)?.[1] ?? null };
}

/** npm exits before the server that it passes the signal to, so wait until the server has closed the output. */
async function stop({ child, said }: Started): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
  running.delete(child);
  if (!/Stopping/.test(said()) || /too long|defect/.test(said())) fail(`it did not stop in order: ${said()}`);
}

async function becomeOperator(code: string): Promise<string> {
  await ask('/api/operate/claim', { body: { code, email: EMAIL } });
  const { idToken } = await identify('signUp', { email: EMAIL, password: PASSWORD, returnSecureToken: true });
  await identify('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const source = await until(() => mail.mails.find(({ to }) => to === EMAIL)?.source ?? null);
  const oobCode = /oobCode=([\w-]+)/.exec(source.replaceAll(/=\n/g, '').replaceAll('=3D', '='))?.[1];
  await identify('update', { oobCode });
  const token = await signIn();
  await ask('/api/operate', { token });
  say('the first operator is made, and verified by mail');
  return token;
}

async function signIn(): Promise<string> {
  const asked = { email: EMAIL, password: PASSWORD, returnSecureToken: true };
  return (await identify('signInWithPassword', asked)).idToken ?? fail('no token');
}

async function identify(call: string, body: object): Promise<{ idToken?: string }> {
  const { apiKey } = await ask<{ apiKey: string }>('/config.json');
  return ask(`/v1/accounts:${call}?key=${apiKey}`, { body });
}

async function ask<Answer>(path: string, { token, body }: { token?: string; body?: object } = {}): Promise<Answer> {
  const answer = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) fail(`${path} answered ${answer.status}: ${text}`);
  return (text ? JSON.parse(text) : null) as Answer;
}

async function run(...args: string[]): Promise<void> {
  const [code] = await once(spawnThere(args, 'inherit'), 'exit');
  if (code !== 0) fail(`"${args.join(' ')}" ended with ${code}`);
}

function spawnThere(args: string[], stdout: 'pipe' | 'inherit'): ChildProcess {
  const [file = '', ...before] = command;
  const assigned = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return spawn(file, [...before, 'env', ...assigned, ...args], { stdio: ['ignore', stdout, 'inherit'] });
}

function isRead({ productCount, lastReadAt }: Store): boolean {
  return lastReadAt !== null && (productCount ?? 0) > 0;
}

function say(line: string): void {
  console.log(line);
}

function fail(why: string): never {
  throw new Error(why);
}
