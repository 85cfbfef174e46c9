import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openContext, quiet } from './browser.ts';
import { unreachableByKeyboard } from './keyboard.ts';
import { type Product, startProduct } from './product.ts';
import { OPEN_SCREENS, signedInScreens, type View } from './screens.ts';
import { findProduct, signIn } from './sign-in.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const VIEWS: View[] = [
  { language: 'en', colorScheme: 'light', width: 1280 },
  { language: 'en', colorScheme: 'light', width: 390 },
  { language: 'en', colorScheme: 'dark', width: 1280 },
  { language: 'en', colorScheme: 'dark', width: 390 },
  { language: 'ar', colorScheme: 'light', width: 1280 },
  { language: 'ar', colorScheme: 'light', width: 390 },
  { language: 'ar', colorScheme: 'dark', width: 1280 },
  { language: 'ar', colorScheme: 'dark', width: 390 },
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
    for (const path of OPEN_SCREENS) await look(path);
    await signIn(page, product);
    for (const path of signedInScreens(await findProduct(page, product))) await look(path);
    expect(found).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

describe('every screen by keyboard', () => {
  it('reaches every control in turn and shows where it is', async () => {
    const { page } = await openPage({ viewport: { width: 1280, height: 900 } });
    await signIn(page, product);
    const found: string[] = [];
    for (const path of [
      '/overview',
      '/stores',
      '/stores/1',
      '/database/products',
      '/analytics',
      '/profile',
      '/billing',
    ]) {
      await page.goto(`${product.url}${path}`);
      await quiet(page);
      found.push(...(await unreachableByKeyboard(page)).map((control) => `${path} ${control}`));
    }
    expect(found).toEqual([]);
    await page.context().close();
  });
});

async function openPage(options: BrowserContextOptions): Promise<{ page: Page; problems: string[] }> {
  const page = await (await openContext(browser, options)).newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${page.url()} ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()} ${message.text()} ${message.location().url}`);
  });
  return { page, problems };
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
