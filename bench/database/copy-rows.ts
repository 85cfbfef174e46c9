import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';

export type Connection = pg.Client;

/** A connection for loading: commits do not wait for the disk, and sorts get memory. */
export async function openConnection(url: string): Promise<Connection> {
  const client = new pg.Client({
    connectionString: url,
    options:
      '-c timezone=UTC -c synchronous_commit=off -c maintenance_work_mem=1GB -c work_mem=512MB -c max_parallel_workers_per_gather=0',
  });
  // a lost connection is reported to whoever waits for a query
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Sends lines in COPY's text form, each with its line end, to a table. Returns how many. */
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
