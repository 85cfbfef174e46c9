import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { connect, type Database } from '#database/connect.ts';
import { throwawayDatabase } from '../throwaway-database.ts';
import { type Cores, divideCores, onCores, pinOwnProcess } from './cores.ts';
import { startGoogleEmulator } from './google-emulator.ts';
import { type Kind, Load } from './load.ts';
import { type Answer, API_KEY, type Question } from './questions.ts';

const KINDS: Kind[] = ['sign-in', 'refresh', 'lookup'];
const BOUNDS = { 'sign-in': 'argon2', refresh: 'rs256', lookup: null } as const;
const CLOCK_TICK_MS = 10;
const WARM_UP_CALLS: Record<Kind, number> = { 'sign-in': 1_500, refresh: 12_000, lookup: 6_000 };

/**
 * `npm run bench -- identity [--rounds 5] [--seconds 3] [--tries 1000] [--emulator] [--shared] [--json]`: sign-ins,
 * refreshes and lookups per second over twenty connections, alternating with what argon2 and RS256 alone allow in the
 * same process. `--emulator` also alternates with the Firebase Auth emulator. `--tries` compares how long it takes to
 * refuse a wrong password for an address with an account and for one without. Everything runs on this machine: the
 * service, or what it is compared with, on a core of its own, PostgreSQL and the load on the others. With `--shared`
 * (and without a second core or `taskset`) they share all cores: a bound then has the whole machine, but a service only
 * what PostgreSQL and the load leave.
 */
export async function identity(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '3' },
      tries: { type: 'string', default: '0' },
      emulator: { type: 'boolean', default: false },
      shared: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const cores = values.shared ? null : await divideCores();
  if (cores) await pinOwnProcess(cores.others);
  const postgres = await throwawayDatabase();
  const database = connect(postgres.url, { max: 1 });
  const [execPath, ...execArgv] = onCores(cores?.measured ?? null, process.execPath);
  const child = fork(fileURLToPath(new URL('./serve-process.ts', import.meta.url)), {
    execPath,
    execArgv,
    env: { ...process.env, BENCH_DATABASE_URL: postgres.url },
  });
  const google = values.emulator ? await startGoogleEmulator(cores?.measured ?? null) : null;
  try {
    const { port } = (await nextAnswer(child)) as { port: number };
    const ours = new Load({ url: `http://127.0.0.1:${port}`, key: API_KEY, identityPath: '', tokenPath: '' });
    const theirs = google && new Load(google.service);
    await ours.signUp();
    await theirs?.signUp();
    // until the engine's compiler has optimized it
    for (const load of [ours, theirs]) {
      for (const kind of KINDS) await load?.warmUp(kind, WARM_UP_CALLS[kind]);
    }
    const rounds: Record<Kind, Figures>[] = [];
    for (let round = 0; round < Number(values.rounds); round++) {
      rounds.push(await measureRound({ child, database, ours, theirs }, Number(values.seconds)));
    }
    const figures = Object.fromEntries(KINDS.map((kind) => [kind, medians(rounds.map((round) => round[kind]))]));
    const refusals = Number(values.tries) > 0 ? await compareRefusals(ours, Number(values.tries)) : null;
    const all = { cores: nameOf(cores), ...figures, ...(refusals ? { refusals } : {}) };
    console.log(values.json ? JSON.stringify(all, null, 2) : all);
    ours.close();
    theirs?.close();
  } finally {
    child.disconnect();
    await google?.stop();
    await database.destroy();
    await postgres.stop();
  }
}

function nameOf(cores: Cores | null): string {
  return cores
    ? `bounds, service and emulator on core ${cores.measured}; PostgreSQL and load on ${cores.others}`
    : 'all share all cores';
}

type Figures = Record<string, number>;
type Running = { child: ChildProcess; database: Database; ours: Load; theirs: Load | null };

async function measureRound(running: Running, seconds: number): Promise<Record<Kind, Figures>> {
  const figures = {} as Record<Kind, Figures>;
  for (const kind of KINDS) {
    const of = BOUNDS[kind];
    const bound = of ? ((await ask(running.child, { ask: 'bound', of, seconds })) as Figures) : null;
    const before = await cpuOf(running);
    const { done, seconds: taken } = await running.ours.run(kind, seconds);
    const after = await cpuOf(running);
    const theirs = running.theirs ? await running.theirs.run(kind, seconds) : null;
    const perSecond = done / taken;
    const serviceCpuMsEach = (after.serviceMs - before.serviceMs) / done;
    const databaseCpuMsEach = databaseCpuMs(before, after) / done;
    const loadCpuMsEach = (after.loadMs - before.loadMs) / done;
    figures[kind] = {
      perSecond,
      serviceCpuMsEach,
      databaseCpuMsEach,
      loadCpuMsEach,
      ...(bound
        ? {
            boundPerSecond: bound.perSecond!,
            boundCpuMsEach: bound.cpuMsEach!,
            shareOfBound: perSecond / bound.perSecond!,
            shareOfBoundByServiceCpu: bound.cpuMsEach! / serviceCpuMsEach,
            shareOfBoundByAllCpu: bound.cpuMsEach! / (serviceCpuMsEach + databaseCpuMsEach),
          }
        : {}),
      ...(theirs
        ? {
            emulatorPerSecond: theirs.done / theirs.seconds,
            timesEmulator: perSecond / (theirs.done / theirs.seconds),
          }
        : {}),
    };
  }
  return figures;
}

async function compareRefusals(load: Load, tries: number): Promise<Figures> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let count = 0; count < tries; count++) {
    times.known.push(await load.timeRefusal(load.people[0]!.email));
    times.unknown.push(await load.timeRefusal('nobody@bench.example'));
  }
  const [knownMs, unknownMs] = [median(times.known), median(times.unknown)];
  return { tries, knownMs, unknownMs, differenceMs: Math.abs(knownMs - unknownMs) };
}

type Cpu = { serviceMs: number; loadMs: number; databaseMs: Map<number, number> };

async function cpuOf({ child, database }: Running): Promise<Cpu> {
  const { cpuMs } = (await ask(child, { ask: 'cpu' })) as { cpuMs: number };
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(database);
  const ticks = await Promise.all(rows.map(async ({ pid }) => [pid, (await ticksOf(pid)) * CLOCK_TICK_MS] as const));
  const { user, system } = process.cpuUsage();
  return { serviceMs: cpuMs, loadMs: (user + system) / 1000, databaseMs: new Map(ticks) };
}

/** Sums the processes that exist at the end; those that ended meanwhile are missing. */
function databaseCpuMs(before: Cpu, after: Cpu): number {
  return [...after.databaseMs].reduce((sum, [pid, ms]) => sum + ms - (before.databaseMs.get(pid) ?? 0), 0);
}

async function ticksOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

function ask(child: ChildProcess, question: Question): Promise<Answer> {
  child.send(question);
  return nextAnswer(child);
}

async function nextAnswer(child: ChildProcess): Promise<Answer> {
  const [answer] = (await once(child, 'message')) as [Answer];
  return answer;
}

function medians(rounds: Figures[]): Figures {
  const names = Object.keys(rounds[0]!);
  return Object.fromEntries(names.map((name) => [name, median(rounds.map((round) => round[name]!))]));
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length / 2)]! * 1000) / 1000;
}
