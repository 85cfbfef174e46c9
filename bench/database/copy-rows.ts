import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';

export type Connection = pg.Client;

/** A connection that loads: commits need not wait for the disk, sorts have room. */
export async function openConnection(url: string): Promise<Connection> {
  const client = new pg.Client({
    connectionString: url,
    options:
      '-c timezone=UTC -c synchronous_commit=off -c maintenance_work_mem=1GB -c work_mem=512MB -c max_parallel_workers_per_gather=0',
  });
  // whoever waits for a query hears of a lost connection there
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Sends lines, each ended and in COPY's text form, to a table; how many. */
export async function copyLines(client: Connection, target: string, lines: Iterable<string>): Promise<number> {
  let count = 0;
  function* chunks() {
    let chunk = '';
    for (const line of lines) {
      count++;
      chunk += line;
      if (chunk.length < 1 << 18) continue;
      yield Buffer.from(chunk);
      chunk = '';
    }
    if (chunk) yield Buffer.from(chunk);
  }
  await pipeline(Readable.from(chunks(), { objectMode: false }), client.query(from(`copy ${target} from stdin`)));
  return count;
}

/** One line of COPY's text form. */
export function lineOf(cells: (string | number | null)[]): string {
  return `${cells.map(textOf).join('\t')}\n`;
}

function textOf(cell: string | number | null): string {
  if (cell === null) return '\\N';
  return typeof cell === 'string' ? cell.replace(/[\\\t\n\r]/g, (sign) => `\\${sign}`) : String(cell);
}
