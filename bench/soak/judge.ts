import type { Role } from '#runtime/settings.ts';
import type { Asked } from './ask.ts';

/** A fault, from its start until everything was well again for a while. */
export type Window = { name: string; fromMs: number; untilMs: number };
export type Sample = { role: Role; atMs: number; mb: number };
export type Line = { atMs: number; text: string };
type Halves = { first: number; second: number };

export type Judged = {
  asked: number;
  /** How often each fault occurred. */
  faults: Record<string, number>;
  /** What failed during faults: answers, and lines in the logs. */
  failedInFaults: { answers: number; lines: number };
  /** The median memory of processes that no fault hit, and the 95th percentile of answers between faults. */
  memoryMb: Record<string, Halves>;
  p95Ms: Halves;
  /** Anything else that failed or grew, and sums that are wrong. There must be none. */
  mistakes: string[];
};
export type Soak = {
  minutes: number;
  stores: number;
  virtualDays: number;
  polls: number;
  /** The mean requests of a poll, and the median duration. */
  requests: number;
  seconds: number;
  /** How many rows of days, windows and market were compared with sums of the hours. */
  sums: number;
  databaseMb: number | null;
} & Judged;

/** The allowed growth from the first half to the second, and what a busy machine adds by chance. */
const MAX_MEMORY = { times: 1.25, plus: 40 };
const MAX_LATENCY = { times: 2, plus: 100 };

export function judge(
  seen: { fromMs: number; windows: Window[]; samples: Sample[]; asked: Asked[]; lines: Line[] },
  wrongSums: string[],
): Judged {
  const untilMs = Math.max(seen.fromMs, ...seen.asked.map((one) => one.untilMs));
  const halfMs = (seen.fromMs + untilMs) / 2;
  const isQuiet = (fromMs: number, toMs: number) =>
    !seen.windows.some((window) => window.fromMs <= toMs && fromMs <= window.untilMs);
  const quiet = seen.asked.filter((one) => isQuiet(one.fromMs, one.untilMs));
  const badAnswers = quiet.flatMap(({ problem }) => problem ?? []);
  const badLines = seen.lines.filter(({ atMs }) => atMs >= seen.fromMs && isQuiet(atMs, atMs));
  const halves = <One>(all: One[], atMs: (one: One) => number, value: (one: One) => number, share: number): Halves => ({
    first: quantile(all.filter((one) => atMs(one) < halfMs).map(value), share),
    second: quantile(all.filter((one) => atMs(one) >= halfMs).map(value), share),
  });
  const roles = [...new Set(seen.samples.map(({ role }) => role))];
  const memoryMb = Object.fromEntries(
    roles.map((role) => {
      const own = seen.samples.filter((sample) => sample.role === role);
      return [
        role,
        halves(
          own,
          ({ atMs }) => atMs,
          ({ mb }) => mb,
          0.5,
        ),
      ];
    }),
  );
  const p95Ms = halves(
    quiet,
    (one) => one.fromMs,
    (one) => one.untilMs - one.fromMs,
    0.95,
  );
  return {
    asked: seen.asked.length,
    faults: countBy(seen.windows.map(({ name }) => name)),
    failedInFaults: {
      answers: seen.asked.filter(({ problem }) => problem).length - badAnswers.length,
      lines: seen.lines.length - badLines.length,
    },
    memoryMb,
    p95Ms,
    mistakes: [
      ...alike(badAnswers.map((problem) => `an answer failed while all was well: ${problem}`)),
      ...alike(badLines.map(({ text }) => `an error was logged while all was well: ${text}`)),
      ...roles.flatMap((role) => (grew(memoryMb[role]!, MAX_MEMORY) ? [`the memory of a ${role} grew`] : [])),
      ...(grew(p95Ms, MAX_LATENCY) ? ['answers became slower'] : []),
      ...wrongSums,
    ],
  };
}

/** One text of each kind, and how many there are. */
function alike(texts: string[]): string[] {
  const kinds = Map.groupBy(texts, (text) =>
    text
      .replace(/\?[^:]*/, '')
      .replace(/\d+/g, 'N')
      .slice(0, 120),
  );
  return [...kinds.values()].map((same) => `${same.length} times: ${same[0]}`);
}

function grew({ first, second }: Halves, { times, plus }: { times: number; plus: number }): boolean {
  return second > first * times + plus;
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
}

function countBy(names: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
