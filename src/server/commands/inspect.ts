import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { systemClock } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import { politeFetcher } from '#tracker/fetch/polite-fetcher.ts';
import { readStore } from '#tracker/inspect-store.ts';
import { PROBLEM_TITLES } from '../http/problem-titles.ts';
import { inspectionOf, printInspection } from './inspection.ts';

const MAX_PRODUCTS = 25_000;

/**
 * `npm run inspect -- URL [--json]`: reads one storefront as the tracker would. The exit code is 2 if it is not a
 * storefront.
 */
const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true });
const url = positionals[0];
if (url === undefined || positionals.length > 1) {
  console.error('Which store? npm run inspect -- URL [--json]');
  process.exit(1);
}

const allowed = (process.env.ALLOWED_PRIVATE_HOSTS ?? '').split(',').flatMap((host) => host.trim().toLowerCase() || []);
const fetcher = politeFetcher({
  clock: systemClock,
  version: versionOf(new URL('../../../package.json', import.meta.url)),
  contact: process.env.TRACKER_CONTACT?.trim() || null,
  allowedPrivateHosts: new Set(allowed),
});

try {
  const inspection = inspectionOf(url, await readStore(fetcher, url, MAX_PRODUCTS));
  console.log(values.json ? JSON.stringify(inspection, null, 2) : printInspection(inspection));
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  const problem = { code: error.code, message: PROBLEM_TITLES[error.code] };
  console.log(values.json ? JSON.stringify({ problem }, null, 2) : `${problem.message} (${problem.code})`);
  process.exitCode = 2;
} finally {
  await fetcher.close();
}

function versionOf(file: URL): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
