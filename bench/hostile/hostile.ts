import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { throwawayDatabase } from '../throwaway-database.ts';
import { HOSTILE_CASES } from './cases.ts';
import { faultsOf } from './judge-result.ts';
import type { CaseResult } from './run-case.ts';

const CHILD = fileURLToPath(new URL('./run-case.fixture.ts', import.meta.url));

/**
 * Runs every hostile shop with the timeouts and limits of the open network, each in a process of its own, and measures
 * what it costs us.
 */
export async function hostile(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      polls: { type: 'string', default: '3' },
      json: { type: 'boolean', default: false },
    },
  });
  const server = await throwawayDatabase();
  const rows: (CaseResult & { faults: string[] })[] = [];
  try {
    for (const [index, one] of HOSTILE_CASES.entries()) {
      if (values.only && !one.name.includes(values.only)) continue;
      const child = await promisify(execFile)(process.execPath, [CHILD, server.url, String(index), values.polls]);
      const result = JSON.parse(child.stdout) as CaseResult;
      const faults = faultsOf(one, result, Number(values.polls));
      rows.push({ ...result, faults });
      if (!values.json) console.log(lineOf(result, faults));
    }
  } finally {
    await server.stop();
  }
  const failed = rows.filter(({ faults }) => faults.length > 0).length;
  if (values.json) console.log(JSON.stringify({ cases: rows }, null, 2));
  else console.log(`${rows.length} hostile shops, ${failed} not as they must be`);
  if (failed > 0) process.exitCode = 1;
}

function lineOf(result: CaseResult, faults: string[]): string {
  const { shop, name, added, watched, readingMs, stallMs, grownMb } = result;
  const cells = [shop, name, added ?? '-', watched ?? '-', `${readingMs} ms`, `${stallMs} ms`, `${grownMb} MB`];
  return `| ${[...cells, faults.join('; ')].join(' | ')} |`;
}
