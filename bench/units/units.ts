import { parseArgs } from 'node:util';
import type { Goods } from '#tracker/estimate/units/unit-prior.ts';
import { fitChoices, judgeChoices, readChoices } from './fit-choices.ts';
import { fitLines } from './fit-lines.ts';
import { fitUnits } from './fit-units.ts';
import { judgeLines } from './judge-lines.ts';
import { judgeUnits } from './judge-units.ts';
import { readRows, readSources, type SoldLine } from './read-lines.ts';
import { readOrderSources } from './read-orders.ts';

const USAGE = 'npm run bench -- units --data FOLDER [--fit] [--json]';

type Known = { price?: true; tags?: true; class?: true };

const WAYS: [name: string, known: Known][] = [
  ['price alone', { price: true }],
  ['category alone', { tags: true }],
  ['class alone', { class: true }],
  ['price and category', { price: true, tags: true }],
  ['all three', { price: true, tags: true, class: true }],
];

/**
 * How close the estimated units of a week come if only its lines are seen. The prior is learnt from two of the three
 * sources and judged on the third. The same is done for lines per order and for choice among variants. `--fit` prints
 * what all three teach, for `unit-prior.ts`, `lines-prior.ts` and `product-sales.ts`.
 */
export async function units(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: 'string' },
      fit: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  if (values.data === undefined) throw new Error(USAGE);
  const sources = await readSources(values.data);
  const orderSources = await readOrderSources(values.data);
  const choices = readChoices(await readRows(values.data, 'wholesaler'));
  if (values.fit) {
    const fitted = { units: fitUnits(sources), lines: fitLines(orderSources), choices: fitChoices(choices) };
    return console.log(JSON.stringify(fitted, null, 2));
  }
  const rows = [];
  for (const source of sources) {
    const others = sources.filter((other) => other !== source);
    const row = (way: string, judged: ReturnType<typeof judgeUnits>) => ({ source: source.name, way, ...judged });
    rows.push(
      row(
        'flat 1.3',
        judgeUnits(source, null, () => NO_GOODS),
      ),
    );
    for (const [way, known] of WAYS) {
      const prior = fitUnits(others, { usesPrice: known.price ?? false, usesTags: known.tags ?? false });
      rows.push(
        row(
          way,
          judgeUnits(source, prior, (line) => goodsOf(line, source.isWholesale, known)),
        ),
      );
    }
  }
  const lines = orderSources.flatMap((source) => {
    const prior = fitLines(orderSources.filter((other) => other !== source));
    const ways = { 'flat 1.6': judgeLines(source, null, false), falls: judgeLines(source, prior, false) };
    const told = { ...ways, 'falls and class': judgeLines(source, prior, true) };
    return Object.entries(told).map(([way, judged]) => ({ source: source.name, way, ...judged }));
  });
  const halves = [0, 1].map((half) => choices.filter((_, index) => index % 2 === half));
  const chosen = halves.map((half, index) => {
    const { alike, slope } = fitChoices(halves[1 - index]!);
    const [flat, learnt] = [judgeChoices(half, 1), judgeChoices(half, alike)];
    return { products: half.length, alike, slope, flat, learnt };
  });
  if (values.json) return console.log(JSON.stringify({ rows, lines, choices: chosen }, null, 2));
  console.log(TABLE_HEAD);
  for (const row of rows) console.log(`| ${[row.source, row.way, ...cellsOf(row)].join(' | ')} |`);
  console.log(`\n${LINES_HEAD}`);
  for (const { source, way, first, later } of lines) {
    const cells = [first, later].flatMap(({ error, inRange }) => [error.toFixed(2), percent(inRange)]);
    console.log(`| ${[source, way, first.shops, ...cells].join(' | ')} |`);
  }
  console.log(`\n${CHOICES_HEAD}`);
  for (const { products, alike, slope, flat, learnt } of chosen) {
    const cells = [flat, learnt].flatMap(({ inRange, reach }) => [percent(inRange), `± ${percent(reach)}`]);
    console.log(`| ${[products, alike.toFixed(1), slope.toFixed(2), ...cells].join(' | ')} |`);
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

const NO_GOODS: Goods = { usd: null, tags: [], isWholesale: false };

function goodsOf(line: SoldLine, isWholesale: boolean, known: Known): Goods {
  return {
    usd: known.price ? line.usd : null,
    tags: known.tags ? line.tags : [],
    isWholesale: known.class ? isWholesale : false,
  };
}

const COLUMNS = [
  'left out',
  'known',
  'shops',
  'weeks',
  'units: error',
  'bias',
  'in range',
  'revenue: error',
  'in range',
  'range up to',
];
const LINES_COLUMNS = ['left out', 'known', 'shops', 'orders, first 30: error', 'in range', 'later: error', 'in range'];
const CHOICES_COLUMNS = ['products', 'alike', 'by price', 'flat: in range', 'reach', 'learnt: in range', 'reach'];
const [TABLE_HEAD, LINES_HEAD, CHOICES_HEAD] = [COLUMNS, LINES_COLUMNS, CHOICES_COLUMNS].map(
  (columns) => `| ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length)}`,
);

function cellsOf(row: ReturnType<typeof judgeUnits>): string[] {
  return [
    String(row.shops),
    String(row.weeks),
    row.error.toFixed(3),
    row.bias.toFixed(3),
    percent(row.inRange),
    row.revenueError.toFixed(3),
    percent(row.inRangeRevenue),
    `× ${row.high.toFixed(1)}`,
  ];
}
