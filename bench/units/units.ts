import { parseArgs } from 'node:util';
import type { Goods } from '#tracker/estimate/unit-prior.ts';
import { fitUnits } from './fit-units.ts';
import { judgeUnits } from './judge-units.ts';
import { readSources, type SoldLine } from './read-lines.ts';

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
 * How near the units of a week come that only shows its lines. The prior is learnt from two of the three sources and
 * judged on the third. `--fit` prints what all three teach, for `unit-prior.ts`.
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
  if (values.fit) return console.log(JSON.stringify(fitUnits(sources), null, 2));
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
  if (values.json) return console.log(JSON.stringify({ rows }, null, 2));
  console.log(TABLE_HEAD);
  for (const row of rows) console.log(`| ${[row.source, row.way, ...cellsOf(row)].join(' | ')} |`);
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
const TABLE_HEAD = `| ${COLUMNS.join(' | ')} |\n|${' --- |'.repeat(COLUMNS.length)}`;

function cellsOf(row: ReturnType<typeof judgeUnits>): string[] {
  return [
    String(row.shops),
    String(row.weeks),
    row.error.toFixed(3),
    row.bias.toFixed(3),
    `${(100 * row.inRange).toFixed(0)} %`,
    row.revenueError.toFixed(3),
    `${(100 * row.inRangeRevenue).toFixed(0)} %`,
    `× ${row.high.toFixed(1)}`,
  ];
}
