import { percentile } from '../percentile.ts';
import type { Loaded } from './load-market.ts';
import type { Answered } from './measure-questions.ts';

type Result = Partial<Loaded> & { bytes: number; leafIndexes: number; loadAverage: number; questions: Answered[] };

/** How many questions are listed one by one. */
const TOLD = 20;

/** As Markdown: the sums, and the slowest questions. */
export function tableOf({ questions, loadAverage, bytes, leafIndexes, ...loaded }: Result): string {
  const { products, stores, saleHours, loadSeconds } = loaded;
  const title =
    products === undefined
      ? 'A database that was there'
      : `${products} products, ${stores} stores, ${saleHours} hours of sales, loaded in ${loadSeconds!.toFixed(0)} s`;
  const [standard, drawn, analytics] = [
    questions.filter(({ name, kind }) => kind === 'list' && !name.includes('{')),
    questions.filter(({ name }) => name.includes('{')),
    questions.filter(({ kind }) => kind === 'analytics'),
  ];
  const rows = questions
    .toSorted((one, other) => other.p95Ms - one.p95Ms)
    .slice(0, TOLD)
    .map(({ name, p50Ms, p95Ms, firstMs, rows }) => `| ${name} | ${p50Ms} | ${p95Ms} | ${firstMs} | ${rows} |`);
  return [
    `${title}; load average ${loadAverage.toFixed(1)}.`,
    `The database holds ${(bytes / 1e9).toFixed(1)} GB; products and their windows have ${leafIndexes} leaf indexes.`,
    ...[
      ['Standard lists', standard],
      ['Drawn lists', drawn],
      ['Analytics', analytics],
    ].flatMap(([name, asked]) => summaryOf(name as string, asked as Answered[])),
    '',
    '| question | p50 ms | p95 ms | first ms | rows |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}

/** The percentiles of the questions' p95. Those refused as too broad count as over a second. */
function summaryOf(name: string, asked: Answered[]): string[] {
  if (asked.length === 0) return [];
  const times = asked.map(({ p95Ms }) => p95Ms);
  const at = (share: number) => percentile(times, share);
  const over = asked.filter(({ p95Ms, tooBroad }) => p95Ms > 1_000 || tooBroad > 0).length;
  const broad = asked.filter(({ tooBroad }) => tooBroad > 0).length;
  return [
    `${name}: ${asked.length}, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, over a second ${over}, of them too broad ${broad}.`,
  ];
}
