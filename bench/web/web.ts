import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchProfile } from '../../e2e/browser.ts';
import { type Product, productAt, startProduct } from '../../e2e/product.ts';
import { signIn } from '../../e2e/sign-in.ts';
import { bundleSizes } from './bundle-sizes.ts';
import { type Form, measurePage, type Scores } from './lighthouse.ts';
import { BUDGET, SCORES } from './targets.ts';

const WEB = fileURLToPath(new URL('../../dist/web', import.meta.url));
const PUBLIC = ['/', '/fr', '/ar', '/terms', '/cookies'];
const DASHBOARD = ['/overview', '/stores'];
const FORMS: Form[] = ['mobile', 'desktop'];

type Measured = { path: string; form: Form; isPublic: boolean; scores: Scores };

/**
 * `npm run bench -- web [--json] [--runs 3] [--pages /ar,/overview] [--forms mobile] [--url URL]`: the JavaScript of
 * each page, and Lighthouse over a product with its practice stores and their past, of this build or running at a URL.
 */
export async function web(args: string[]): Promise<void> {
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const runs = Number(option('--runs') ?? 3);
  const wanted = option('--pages')?.split(',');
  const forms = option('--forms')?.split(',');
  const url = option('--url');
  const build = fileURLToPath(new URL('../../tools/build-web.mjs', import.meta.url));
  await ((await import(build)) as { ensureWeb(): Promise<void> }).ensureWeb();
  const sizes = await bundleSizes(WEB);
  const pages = await measurePages(url === undefined ? await startProduct() : productAt(url), { runs, wanted, forms });
  if (args.includes('--json')) {
    console.log(JSON.stringify({ sizes, pages, budget: BUDGET, targets: SCORES }, null, 2));
    return;
  }
  const line = (name: string, kib: number, most: number) =>
    console.log(`${kib <= most ? 'good' : 'MISS'}  ${name.padEnd(48)} ${kib.toFixed(1).padStart(6)} KiB of ${most}`);
  line('dashboard shell', sizes.shellKib, BUDGET.shellKib);
  line('public page', sizes.publicKib, BUDGET.publicKib);
  for (const [route, kib] of Object.entries(sizes.routesKib)) line(route, kib, BUDGET.routeKib);
  for (const { path, form, isPublic, scores } of pages) {
    const { performance, accessibility, seo, layoutShift, largestPaintMs } = scores;
    const all = `${performance} / ${accessibility} / ${scores['best-practices']} / ${seo}`;
    const isGood = isPublic
      ? Math.min(performance, accessibility, scores['best-practices'], seo) >= SCORES.public
      : performance >= SCORES[form];
    const isStill = layoutShift <= SCORES.layoutShift;
    console.log(
      `${isGood && isStill ? 'good' : 'MISS'}  ${path.padEnd(12)} ${form.padEnd(8)} ${all.padEnd(22)} largest paint ${largestPaintMs} ms, shift ${layoutShift}`,
    );
  }
}

type Asked = { runs: number; wanted: string[] | undefined; forms: string[] | undefined };

async function measurePages(product: Product, { runs, wanted, forms }: Asked): Promise<Measured[]> {
  const profile = await mkdtemp(join(tmpdir(), 'tillwatch-profile-'));
  try {
    await product.pastIsIn();
    const measured: Measured[] = [];
    const measure = async (path: string, isPublic: boolean) => {
      if (wanted && !wanted.includes(path)) return;
      for (const form of FORMS.filter((one) => !forms || forms.includes(one)))
        measured.push({ path, form, isPublic, scores: await measurePage(product.url + path, { profile, form, runs }) });
    };
    for (const path of PUBLIC) await measure(path, true);
    const context = await launchProfile(profile);
    await signIn(await context.newPage(), product);
    await context.close();
    for (const path of DASHBOARD) await measure(path, false);
    return measured;
  } finally {
    await product.stop();
    await rm(profile, { recursive: true, force: true });
  }
}
