import { generateKeyPairSync, sign } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { fastify } from 'fastify';
import { connect } from '#database/connect.ts';
import { DEFAULT_LIMITS, type Limits } from '#identity/limits/limits.ts';
import { hashPassword, verifyPassword } from '#identity/password/hash-password.ts';
import { identityWire } from '#identity/wire/identity-wire.ts';
import { HOUR_MS, systemClock } from '#runtime/clock.ts';
import { type Answer, API_KEY, type Question } from './questions.ts';

/** The service as in production except for its limits, and the speed of its slowest parts alone. */
const WIDE = { count: 1_000_000_000, windowMs: HOUR_MS };
const limits = Object.fromEntries(
  Object.entries(DEFAULT_LIMITS).map(([name, limit]) => [
    name,
    'windowMs' in limit ? WIDE : { ...limit, free: 1_000_000_000 },
  ]),
) as Limits;

const database = connect(process.env.BENCH_DATABASE_URL!, { max: 12 });
const app = fastify();
await app.register(
  identityWire({
    database,
    clock: systemClock,
    origin: 'http://127.0.0.1',
    apiKey: API_KEY,
    projectId: 'bench',
    authorizedDomains: ['127.0.0.1'],
    secretKey: 'a key for benchmarks, thirty-two bytes and more',
    mail: { enqueue: async () => {}, pretend: async () => {} },
    limits,
  }),
);
await app.listen({ host: '127.0.0.1', port: 0 });
tell({ port: (app.server.address() as AddressInfo).port });

process.on('message', async (question: Question) => {
  if (question.ask === 'cpu') return tell({ cpuMs: cpuMs() });
  const work = question.of === 'argon2' ? await argon2Work() : rs256Work();
  tell(await measure(work, question.seconds));
});
process.on('disconnect', () => process.exit(0));

async function argon2Work() {
  const hash = await hashPassword('correct horse');
  return { atOnce: 20, run: () => verifyPassword(hash, 'correct horse') };
}

function rs256Work() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const inThread = promisify(sign);
  const data = Buffer.alloc(700, 'a');
  return { atOnce: 20, run: () => inThread('sha256', data, privateKey) };
}

async function measure(work: { atOnce: number; run(): Promise<unknown> }, seconds: number) {
  const [startedAt, cpuBefore] = [performance.now(), cpuMs()];
  let done = 0;
  const lane = async () => {
    while (performance.now() - startedAt < seconds * 1000) {
      await work.run();
      done++;
    }
  };
  await Promise.all(Array.from({ length: work.atOnce }, lane));
  return {
    perSecond: (done * 1000) / (performance.now() - startedAt),
    cpuMsEach: (cpuMs() - cpuBefore) / done,
  };
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function tell(answer: Answer): void {
  process.send!(answer);
}
