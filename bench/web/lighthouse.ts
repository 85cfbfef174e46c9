import { execFile } from 'node:child_process';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findChromium } from '../../e2e/browser.ts';

const VERSION = '13.5.0';
const FOLDER = fileURLToPath(new URL(`../../node_modules/.cache/tillwatch/lighthouse-${VERSION}/`, import.meta.url));
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Form = 'desktop' | 'mobile';
export type Scores = Record<(typeof CATEGORIES)[number], number> & { layoutShift: number; largestPaintMs: number };

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** Measures a page in a separate browser, signed in as its profile is. Returns the run of median performance. */
export async function measurePage(
  url: string,
  { profile, form, runs }: { profile: string; form: Form; runs: number },
): Promise<Scores> {
  const cli = await installed();
  const { executablePath, env: ofBrowser } = await findChromium();
  const found: Scores[] = [];
  for (let run = 0; run < runs; run++) {
    const args = [cli, url, '--quiet', '--output=json', '--disable-storage-reset'];
    args.push(`--chrome-flags=--headless=new --no-sandbox --disable-gpu --user-data-dir=${profile}`);
    args.push(`--only-categories=${CATEGORIES.join(',')}`, ...(form === 'desktop' ? ['--preset=desktop'] : []));
    const env = { ...process.env, ...ofBrowser, CHROME_PATH: executablePath };
    const measure = () => promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 28, env });
    // now and then it loses the trace of a page that it has just opened
    const { stdout } = await measure().catch(measure);
    const scores = scoresOf(JSON.parse(stdout) as Report);
    found.push(scores);
    // a run takes half a minute, so progress goes to stderr
    console.error(`${url} ${form}, run ${run + 1} of ${runs}: ${scores.performance}`);
  }
  return found.sort((one, other) => one.performance - other.performance)[Math.floor(found.length / 2)]!;
}

function scoresOf({ categories, audits }: Report): Scores {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    layoutShift: Math.round((audits['cumulative-layout-shift']?.numericValue ?? 0) * 1_000) / 1_000,
    largestPaintMs: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
  };
}

/** Lighthouse is large and only this benchmark needs it, so it is installed apart, on first use. */
async function installed(): Promise<string> {
  const cli = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
  const isThere = await access(cli).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(join(FOLDER, 'package.json'), '{ "private": true }\n');
    await promisify(execFile)(
      'npm',
      ['install', '--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${VERSION}`],
      {
        cwd: FOLDER,
      },
    );
  }
  return cli;
}
