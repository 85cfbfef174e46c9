import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openContext, quiet } from './browser.ts';
import { type Product, startProduct } from './product.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const OPEN_PAGES = ['/', '/login', '/signup', '/password/reset', '/404', '/help/faq'];
const TODAY = new Date().toISOString().slice(0, 10);
const signedInPages = (productId: string) => [
  ...['/overview', '/stores', '/stores/1', '/products', `/products/${productId}`, '/profile'],
  ...['/analytics', '/analytics?scope=database&compare=false', '/database/stores', '/database/stores/1'],
  ...['/database/products?minPrice=1&status=TRACKED&countries=FR&countries=US', `/database/products/${productId}`],
  ...[`/stores/1?receipt=${TODAY}`, `/stores/1?receipt=${TODAY}&receiptOf=${productId}`],
];

const VIEWS: { language: string; colorScheme: 'light' | 'dark'; width: number }[] = [
  { language: 'en', colorScheme: 'light', width: 1280 },
  { language: 'en', colorScheme: 'dark', width: 390 },
  { language: 'ar', colorScheme: 'dark', width: 1280 },
  { language: 'ar', colorScheme: 'light', width: 390 },
  { language: 'fr', colorScheme: 'light', width: 320 },
];

let product: Product;
let browser: Browser;
let axe: string;

beforeAll(async () => {
  axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

describe.each(VIEWS)('every screen in $language, $colorScheme, $width px', ({ language, colorScheme, width }) => {
  it('has no accessibility violation, no error in the console and no sideways scroll', async () => {
    const { page, problems } = await openPage({ locale: language, colorScheme, viewport: { width, height: 900 } });
    const found: string[] = [];
    const look = async (path: string) => {
      await page.goto(`${product.url}${path}`);
      await quiet(page);
      found.push(...(await violationsOn(page)).map((violation) => `${path} ${violation}`));
      if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
        found.push(`${path} scrolls sideways`);
    };
    for (const path of OPEN_PAGES) await look(path);
    await signIn(page);
    for (const path of signedInPages(await findProduct(page))) await look(path);
    expect(found).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

/** The best product of the first practice store. */
async function findProduct(page: Page): Promise<string> {
  await page.goto(`${product.url}/stores/1`);
  const href = await page.locator('a[href*="/products/1-"]').first().getAttribute('href');
  return /1-\d+/.exec(href ?? '')![0];
}

async function openPage(options: BrowserContextOptions): Promise<{ page: Page; problems: string[] }> {
  const page = await (await openContext(browser, options)).newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${page.url()} ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()} ${message.text()} ${message.location().url}`);
  });
  return { page, problems };
}

async function signIn(page: Page): Promise<void> {
  const { demo } = (await (await fetch(`${product.url}/config.json`)).json()) as {
    demo: { email: string; password: string };
  };
  await page.goto(`${product.url}/login`);
  await page.locator('input[type=email]').fill(demo.email);
  await page.locator('input[autocomplete="current-password"]').fill(demo.password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/overview');
}

async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async (rules) => {
    type Axe = {
      run(where: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, { runOnly: rules });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  }, RULES);
}
