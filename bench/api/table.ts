import type { Answers } from './load-process.ts';

export type Summary = {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  errors: number;
  problems: string[];
  calls: { name: string; requests: number; p50Ms: number; p99Ms: number; meanBytes: number }[];
};

export function summarize(answers: Answers, seconds: number): Summary {
  const problems = answers.flatMap(({ problem }) => problem ?? []);
  const names = [...new Set(answers.map(({ name }) => name))];
  const calls = names.map((name) => {
    const own = answers.filter((answer) => answer.name === name);
    const meanBytes = Math.round(own.reduce((sum, { bytes }) => sum + bytes, 0) / own.length);
    return { name, requests: own.length, ...percentiles(own), meanBytes };
  });
  return {
    requestsPerSecond: rounded(answers.length / seconds),
    ...percentiles(answers),
    errors: problems.length,
    problems: problems.slice(0, 5),
    calls: calls.sort((one, other) => other.p99Ms - one.p99Ms),
  };
}

/** As Markdown, the slowest call first. */
export function tableOf(result: Summary & { cpuMsPerRequest: number; rssMb: number }, loadAverage: number): string {
  const { requestsPerSecond, p50Ms, p99Ms, errors, problems, calls, cpuMsPerRequest, rssMb } = result;
  const all = calls.reduce((sum, { requests }) => sum + requests, 0);
  return [
    `${requestsPerSecond} requests a second, ${errors} errors, ${cpuMsPerRequest.toFixed(2)} ms of the server's CPU each, ${rssMb.toFixed(0)} MB; load average ${loadAverage.toFixed(1)}.`,
    ...problems,
    '',
    '| call | requests | p50 ms | p99 ms | bytes |',
    '| --- | ---: | ---: | ---: | ---: |',
    `| all | ${all} | ${p50Ms} | ${p99Ms} | |`,
    ...calls.map((call) => `| ${call.name} | ${call.requests} | ${call.p50Ms} | ${call.p99Ms} | ${call.meanBytes} |`),
  ].join('\n');
}

function percentiles(answers: Answers): { p50Ms: number; p99Ms: number } {
  const sorted = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number) => rounded(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
