import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { seededRandom, seedOf } from '#runtime/random.ts';
import { type Call, drawBareCall, drawCall, type Person } from './mix.ts';

export type LoadOrder = {
  origin: string;
  people: Person[];
  rate: number;
  seconds: number;
  seed: string;
  /** Calls the bare route instead of the product. */
  isBare: boolean;
};
/** `ms`: from when the call was due, so that a slow server is not spared. `problem`: null if all went well. */
export type Answer = { name: string; ms: number; bytes: number; problem: string | null };
export type Answers = Answer[];

const CONNECTIONS = 64;
const PATIENCE_MS = 20_000;

process.once('message', async (order: LoadOrder) => {
  process.send!(await run(order));
});
process.on('disconnect', () => process.exit());

/** Calls come as those of many people do: at times independent of each other and of the answers. */
async function run({ origin, people, rate, seconds, seed, isBare }: LoadOrder): Promise<Answers> {
  const random = seededRandom(seedOf(seed));
  const pool = new Pool(origin, { connections: CONNECTIONS, headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS });
  const running: Promise<Answer>[] = [];
  const begunAt = performance.now();
  for (let dueMs = random.exponential(rate / 1000); dueMs < seconds * 1000; dueMs += random.exponential(rate / 1000)) {
    const { person, call } = (isBare ? drawBareCall : drawCall)(people, random);
    const waitMs = begunAt + dueMs - performance.now();
    if (waitMs > 1) await sleep(waitMs);
    running.push(ask(pool, person, call, begunAt + dueMs));
  }
  const answers = await Promise.all(running);
  await pool.close();
  return answers;
}

async function ask(pool: Pool, person: Person, { name, method, path, body }: Call, dueAt: number): Promise<Answer> {
  let [bytes, problem]: [number, string | null] = [0, null];
  try {
    const answer = await pool.request({
      path,
      method,
      headers: { authorization: `Bearer ${person.token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : null,
    });
    const text = await answer.body.text();
    bytes = text.length;
    if (answer.statusCode >= 400) problem = `${path}: ${answer.statusCode} ${text.slice(0, 200)}`;
  } catch (error) {
    problem = `${path}: ${error instanceof Error ? error.message : error}`;
  }
  return { name, ms: performance.now() - dueAt, bytes, problem };
}
