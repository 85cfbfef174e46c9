import { percentile } from '../percentile.ts';
import type { Capacity, Step } from './find-capacity.ts';
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

/** As Markdown: every tried rate, and the product's calls at its capacity, slowest first. */
export function tableOf(web: Capacity, bare: Capacity, loadAverage: number): string {
  const [held, bareHeld] = [web.step?.rate ?? 0, bare.step?.rate ?? 0];
  const share = bareHeld === 0 ? 'unknown' : `${Math.round((100 * held) / bareHeld)} %`;
  const row = (name: string, { rate, p50Ms, p99Ms, errors, cpuMsPerRequest, holds }: Step) =>
    `| ${name} | ${rate} | ${p50Ms} | ${p99Ms} | ${errors} | ${cpuMsPerRequest.toFixed(2)} | ${holds ? 'yes' : 'no'} |`;
  const problems = web.tried.flatMap((step) => step.problems).slice(0, 5);
  return [
    `${held} requests a second, a bare route with one keyed select ${bareHeld}: ${share}; load average ${loadAverage.toFixed(1)}.`,
    ...problems,
    '',
    '| server | a second | p50 ms | p99 ms | errors | CPU ms each | holds |',
    '| --- | ---: | ---: | ---: | ---: | ---: | --- |',
    ...web.tried.map((step) => row('Tillwatch', step)),
    ...bare.tried.map((step) => row('bare', step)),
    '',
    '| call | requests | p50 ms | p99 ms | bytes |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...(web.step?.calls ?? []).map(
      (call) => `| ${call.name} | ${call.requests} | ${call.p50Ms} | ${call.p99Ms} | ${call.meanBytes} |`,
    ),
  ].join('\n');
}

function percentiles(answers: Answers): { p50Ms: number; p99Ms: number } {
  const times = answers.map(({ ms }) => ms);
  const at = (share: number) => rounded(percentile(times, share));
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
