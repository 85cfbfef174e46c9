import type { Loaded } from './load-market.ts';
import type { Answered } from './measure-questions.ts';

type Result = Partial<Loaded> & { loadAverage: number; questions: Answered[] };

/** As Markdown, the slowest first. */
export function tableOf({ questions, loadAverage, ...loaded }: Result): string {
  const { products, stores, saleHours, loadSeconds } = loaded;
  const title =
    products === undefined
      ? 'A database that was there'
      : `${products} products, ${stores} stores, ${saleHours} hours of sales, loaded in ${loadSeconds!.toFixed(0)} s`;
  const lists = questions.filter(({ kind }) => kind === 'list');
  const slower = (ms: number) => lists.filter(({ p95Ms }) => p95Ms > ms).length;
  const rows = questions
    .toSorted((one, other) => other.p95Ms - one.p95Ms)
    .map(({ name, p50Ms, p95Ms, firstMs, rows }) => `| ${name} | ${p50Ms} | ${p95Ms} | ${firstMs} | ${rows} |`);
  return [
    `${title}; load average ${loadAverage.toFixed(1)}.`,
    `Of ${lists.length} lists ${slower(60)} took more than 60 ms, ${slower(300)} more than 300.`,
    '',
    '| question | p50 ms | p95 ms | first ms | rows |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}
