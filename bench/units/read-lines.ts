import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import type { Tag } from '#contract/tag.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { csvRows } from '../accuracy/order-log.ts';

/** A line with a known quantity. `shops`: the seller and the department that it is grouped by. */
export type SoldLine = { shops: string[]; week: string; usd: number; units: number; tags: readonly Tag[] };

/** A seller or department with fewer lines shows too little. */
export const MIN_LINES = 150;

export type Source = { name: string; isWholesale: boolean; lines: SoldLine[] };

const USD_PER_POUND = 1.6;

/** The sources' names for goods that are one of our categories. */
const TAGS: Record<string, Tag> = {
  COSMETICS: 'BEAUTY',
  auto: 'AUTOMOTIVE',
  baby: 'BABY',
  bed_bath_table: 'HOME',
  computers_accessories: 'ELECTRONICS',
  construction_tools_construction: 'TOOLS',
  electronics: 'ELECTRONICS',
  fashion_bags_accessories: 'FASHION',
  furniture_decor: 'HOME',
  garden_tools: 'GARDEN',
  health_beauty: 'BEAUTY',
  housewares: 'KITCHEN',
  perfumery: 'BEAUTY',
  pet_shop: 'PET_SUPPLIES',
  small_appliances: 'KITCHEN',
  sports_leisure: 'SPORTS',
  telephony: 'ELECTRONICS',
  toys: 'TOYS',
  watches_gifts: 'WATCHES',
};

/** The three sources, from the FILES of a folder. */
export async function readSources(folder: string): Promise<Source[]> {
  const grocer = await readRows(folder, 'grocer');
  const marketplace = await readRows(folder, 'marketplace');
  return [
    { name: 'grocer', isWholesale: false, lines: grocer.flatMap((row) => lineOf(row, row.department ?? '')) },
    {
      name: 'marketplace',
      isWholesale: false,
      lines: marketplace.flatMap((row) => lineOf(row, row.category ?? '')),
    },
    { name: 'wholesaler', isWholesale: true, lines: await wholesaleLines(folder) },
  ];
}

/** The wholesaler has no departments, so its lines are grouped by the country it sells to. */
async function wholesaleLines(folder: string): Promise<SoldLine[]> {
  const lines = new Map<string, SoldLine>();
  for (const row of await readRows(folder, 'wholesaler')) {
    const units = Number(row.Quantity);
    const price = Number(row.UnitPrice);
    const id = row.InvoiceNo ?? '';
    if (!(units > 0) || !(price > 0) || id.startsWith('C')) continue;
    const key = `${id} ${row.StockCode}`;
    const known = lines.get(key);
    if (known) known.units += units;
    else {
      const week = weekOf(row.InvoiceDate ?? '');
      lines.set(key, { shops: [row.Country ?? ''], week, usd: price * USD_PER_POUND, units, tags: [] });
    }
  }
  return [...lines.values()];
}

function lineOf(row: ReadRow, department: string): SoldLine[] {
  const tag = TAGS[department];
  const usd = Number(row.unitPriceUsd);
  // given away
  if (!(usd > 0)) return [];
  const line = {
    shops: [`seller ${row.seller}`, department],
    week: row.week ?? '',
    usd,
    units: Number(row.quantity),
    tags: tag ? [tag] : [],
  };
  return [line];
}

function weekOf(text: string): string {
  return String(Math.floor(Date.parse(`${text.slice(0, 10)}T00:00Z`) / (7 * DAY_MS)));
}

export type ReadRow = Record<string, string>;

const FILES = {
  grocer: join('quantities', 'grocer.csv.gz'),
  marketplace: join('quantities', 'marketplace.csv.gz'),
  wholesaler: join('orders', 'online_retail_2010-12_2011-12.csv.gz'),
};

export async function readRows(folder: string, source: keyof typeof FILES): Promise<ReadRow[]> {
  const path = join(folder, FILES[source]);
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path).pipe(createGunzip())) chunks.push(chunk as Buffer);
  const [head, ...rows] = csvRows(Buffer.concat(chunks).toString('utf8'));
  if (!head) throw new Error(`nothing in ${path}`);
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
}
