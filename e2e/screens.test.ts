import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goWithin, launchBrowser, openContext, quiet } from './browser.ts';
import { unreachableByKeyboard } from './keyboard.ts';
import { faultsOf } from './screen-faults.ts';
import { OPEN_SCREENS, signedInScreens, type View } from './screens.ts';
import { sharedProduct } from './shared-product.ts';
import { findProduct, signIn } from './sign-in.ts';

/**
 * Every pair of language, colours and width occurs among the first four views. The last view has the longest words and
 * the least room. `npm run screenshots` covers all combinations.
 */
const VIEWS: { language: View['language']; looks: Omit<View, 'language'>[] }[] = [
  {
    language: 'en',
    looks: [
      { colorScheme: 'light', width: 1280 },
      { colorScheme: 'dark', width: 390 },
    ],
  },
  {
    language: 'ar',
    looks: [
      { colorScheme: 'dark', width: 1280 },
      { colorScheme: 'light', width: 390 },
    ],
  },
  { language: 'fr', looks: [{ colorScheme: 'light', width: 320 }] },
];

const product = sharedProduct('practising');
let browser: Browser;
let productId: string;

beforeAll(async () => {
  browser = await launchBrowser();
  const { page } = await openPage({});
  await signIn(page, product, '/stores/1/products');
  productId = await findProduct(page);
  await page.context().close();
});
afterAll(() => browser?.close());

const HALF = Math.ceil(signedInScreens('1-1').length / 2);
const PARTS = [
  { name: 'what a visitor sees', isMember: false, from: 0, to: OPEN_SCREENS.length },
  { name: 'what a member sees', isMember: true, from: 0, to: HALF },
  { name: 'what else a member sees', isMember: true, from: HALF, to: 2 * HALF },
];
const VISITS = VIEWS.flatMap((view) => PARTS.map((part) => ({ ...view, ...part })));

describe('every screen', () => {
  it.concurrent.each(VISITS)(
    'in $language has no accessibility violation, error or sideways scroll in any look: $name',
    async ({ language, looks, isMember, from, to }) => {
      const { page, problems } = await openPage({ locale: language });
      const found: string[] = [];
      const paths = (isMember ? signedInScreens(productId) : OPEN_SCREENS).slice(from, to);
      for (const path of paths) {
        await page.setViewportSize(sizeOf(looks[0]!));
        if (isMember && path === paths[0]) await signIn(page, product, path);
        else if (isMember && language !== 'en') await goWithin(page, path);
        else await page.goto(`${product.url}${path}`);
        // an open screen follows changes of the window's size and the device's colours
        for (const look of looks) {
          await page.emulateMedia({ colorScheme: look.colorScheme });
          await page.setViewportSize(sizeOf(look));
          await quiet(page);
          const faults = await faultsOf(page);
          found.push(...faults.map((fault) => `${path} ${look.colorScheme} ${look.width} px: ${fault}`));
        }
      }
      expect(found).toEqual([]);
      expect(problems).toEqual([]);
      await page.context().close();
    },
  );
});

describe('every screen by keyboard', () => {
  it('reaches every control in turn and shows where it is', async () => {
    const { page } = await openPage({ viewport: { width: 1280, height: 900 } });
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
      if (path === '/overview') await signIn(page, product, path);
      else await page.goto(`${product.url}${path}`);
      await quiet(page);
      found.push(...(await unreachableByKeyboard(page)).map((control) => `${path} ${control}`));
    }
    expect(found).toEqual([]);
    await page.context().close();
  });
});

function sizeOf({ width }: { width: number }) {
  return { width, height: 900 };
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
