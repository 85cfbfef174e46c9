import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openContext, quiet } from './browser.ts';
import { faultsOf } from './screen-faults.ts';
import { sharedProduct } from './shared-product.ts';
import { signIn } from './sign-in.ts';

const product = sharedProduct('practising');
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser?.close());

const ROW = 'main tbody tr';
const CARD = 'main ul[aria-label] > li:has(button[aria-pressed])';
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 } };

/** How many whole rows a window of 1280 × 800 px showed before rows had two lines. */
const ROWS_BEFORE = 4;
const HIGHEST_PX = { compact: 52, comfortable: 60.5, card: 96 };

/** Opens the product list. `rows`: the selector of a product's element. */
async function openList(options: BrowserContextOptions, rows: string, density?: 'comfortable'): Promise<Page> {
  const context = await openContext(browser, options);
  if (density)
    await context.addInitScript((chosen) => localStorage.setItem('tillwatch.settings', JSON.stringify(chosen)), {
      density,
    });
  const page = await context.newPage();
  await signIn(page, product);
  await page.goto(`${product.url}/products?pageSize=20`);
  await quiet(page);
  await expect.poll(() => page.locator(rows).count()).toBe(20);
  return page;
}

const boxesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((rows) =>
      rows
        .map((row) => row.getBoundingClientRect())
        .map(({ top, bottom, width, height }) => ({ top, bottom, width, height })),
    );

test('a window of 1280 × 800 shows at least twice as many rows as before, none higher than its density allows', async () => {
  const rows = await boxesOf(await openList(DESK, ROW), ROW);
  expect(rows.filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(2 * ROWS_BEFORE);
  for (const { height } of rows) expect(height).toBeLessThanOrEqual(HIGHEST_PX.compact);
  const roomy = await boxesOf(await openList(DESK, ROW, 'comfortable'), ROW);
  for (const { height } of roomy) {
    expect(height).toBeGreaterThan(HIGHEST_PX.compact);
    expect(height).toBeLessThanOrEqual(HIGHEST_PX.comfortable);
  }
});

test('alerts and profile use the full width of a large screen', async () => {
  const page = await openList({ viewport: { width: 1920, height: 1080 } }, ROW);
  for (const path of ['/alerts', '/profile']) {
    await page.goto(`${product.url}${path}`);
    await quiet(page);
    const edges = await page
      .locator('main section')
      .evaluateAll((sections) => sections.map((section) => section.getBoundingClientRect().right));
    expect(Math.max(...edges), path).toBeGreaterThan(1_800);
  }
});

test('the bar over a table is aligned with the table', async () => {
  const page = await openList(DESK, ROW);
  const edges = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { left, right } = one.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      });
  const [left, right] = await edges('main .MuiCard-root:has(table)');
  expect((await edges('main [data-list-bar] > *:first-child'))[0]).toBe(left);
  expect((await edges('main [data-list-bar] > *:last-child'))[1]).toBe(right);
});

test.each(['en', 'fr', 'ar'])("a store's row cuts off no text, and its name has room, in %s", async (locale) => {
  const page = await openList({ ...DESK, locale }, ROW);
  for (const path of ['/database/stores', '/stores']) {
    await page.goto(`${product.url}${path}`);
    await quiet(page);
    const cut = await page
      .locator('main tbody td p, main tbody td p *')
      .evaluateAll((texts) =>
        texts
          .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
          .map((one) => `${one.textContent}: ${one.scrollWidth} px in ${one.clientWidth}`),
      );
    expect(cut, path).toEqual([]);
    // includes the widths at which a table's columns just get wider, also with filters beside it
    for (const width of [1280, 1440, 1760, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const name = await page.locator('main tbody th').first().boundingBox();
      expect(name!.width, `${path} at ${width} px`).toBeGreaterThanOrEqual(304);
    }
    await page.setViewportSize(DESK.viewport);
  }
});

test.each(['en', 'fr', 'ar'])('a name has 240 px in every list, and its row has two lines, in %s', async (locale) => {
  const page = await openList({ ...DESK, locale }, ROW);
  for (const path of ['/products', '/stores', '/database/products', '/database/stores', '/stores/1/products']) {
    await page.goto(`${product.url}${path}`);
    await quiet(page);
    // the heads of a figure and its change are one above the other, each large enough to touch
    expect(await faultsOf(page), path).toEqual([]);
    for (const { height } of await boxesOf(page, ROW)) {
      expect(height, path).toBeGreaterThanOrEqual(44);
      expect(height, path).toBeLessThanOrEqual(HIGHEST_PX.compact);
    }
    const namePx = await page
      .locator('main tbody th a:not([target])')
      .first()
      .evaluate((name) => {
        name.textContent = 'A name longer than any table has room for '.repeat(3);
        return name.getBoundingClientRect().width;
      });
    expect(namePx, path).toBeGreaterThanOrEqual(240);
  }
});

test.each(['en', 'fr', 'ar'])(
  "a phone shows a product in 96 px, and a list's controls in one bar, in %s",
  async (locale) => {
    const page = await openList({ ...PHONE, locale }, CARD);
    for (const path of ['/products', '/database/products']) {
      await page.goto(`${product.url}${path}`);
      await quiet(page);
      expect(await page.locator(`${CARD} input[type=checkbox]`).count(), path).toBe(10);
      for (const { height } of await boxesOf(page, CARD)) expect(height, path).toBeLessThanOrEqual(HIGHEST_PX.card);
    }
    const [bar] = await boxesOf(page, 'main [data-list-bar]');
    expect(bar!.height).toBeLessThanOrEqual(56);
    await page.locator('main [data-list-bar] button[aria-expanded=false]').first().click();
    await page.locator('main .MuiCollapse-root .MuiSelect-select').first().waitFor();
  },
);

test.each(['en', 'fr', 'ar'])("a phone shows a store's product in 96 px too, in %s", async (locale) => {
  const page = await openList({ ...PHONE, locale }, CARD);
  await page.goto(`${product.url}/stores/1/products`);
  await quiet(page);
  const cards = await boxesOf(page, 'main section[aria-labelledby=products] ul > li:has(button[aria-haspopup])');
  expect(cards.length).toBeGreaterThan(5);
  for (const { height } of cards) expect(height).toBeLessThanOrEqual(HIGHEST_PX.card);
});

test('on a phone the period picker is as wide as the page', async () => {
  const page = await openList({ ...PHONE, locale: 'fr' }, CARD);
  for (const path of ['/overview', '/analytics', '/compare', '/stores/1']) {
    await page.goto(`${product.url}${path}`);
    await quiet(page);
    const [period] = await boxesOf(page, 'main header .MuiTextField-root:has(select)');
    const [header] = await boxesOf(page, 'main header');
    expect([path, period!.width]).toEqual([path, header!.width]);
  }
});

test('a chart prints completely on paper narrower than the screen', async () => {
  const page = await openList(DESK, ROW);
  for (const path of ['/overview', '/compare?of=1,2']) {
    await page.goto(`${product.url}${path}`);
    await quiet(page);
    await page.emulateMedia({ media: 'print' });
    // no event reports the paper's width, so it is measured before anything is drawn again
    const excessPx = await page.locator('main .MuiChartsSurface-root').evaluate((chart) => {
      const paper = chart.closest('figure')!;
      paper.style.width = '480px';
      return chart.getBoundingClientRect().right - paper.getBoundingClientRect().right;
    });
    expect(excessPx, path).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('the end of a page can be scrolled out from under the cookie banner', async () => {
  const context = await openContext(browser, { viewport: { width: 390, height: 640 }, timezoneId: 'Europe/Paris' });
  const page = await context.newPage();
  await page.goto(`${product.url}/fr/cookies`);
  const banner = page.locator('[data-cookie-banner]:not([hidden])');
  await banner.waitFor();
  // nor does it cover the choice that it links to
  const refuse = await page.locator('[data-choice=refused]').boundingBox();
  expect(refuse!.y + refuse!.height).toBeLessThanOrEqual((await banner.boundingBox())!.y);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const [last, over] = await Promise.all([page.locator('footer').boundingBox(), banner.boundingBox()]);
  expect(last!.y + last!.height).toBeLessThanOrEqual(over!.y);
});

test('on a phone the cookie banner is below a dialog, whose buttons can be pressed', async () => {
  const page = await openList({ ...PHONE, timezoneId: 'Europe/Paris' }, CARD);
  await page.goto(`${product.url}/alerts?new=true`);
  await page.locator('[data-cookie-banner]').waitFor();
  await page.locator('[role=dialog] button').last().click({ trial: true, timeout: 10_000 });
});

test.each(['en', 'fr', 'ar'])("the texts of a dialog's buttons fit on a phone, in %s", async (locale) => {
  const page = await openList({ ...PHONE, locale }, CARD);
  await page.goto(`${product.url}/briefs`);
  await page.locator('main .MuiButton-contained').click();
  const buttons = page.locator('[role=dialog] .MuiDialogActions-root button');
  await buttons.nth(2).waitFor();
  const cut = await buttons.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth || one.clientHeight > 48).map((one) => one.textContent),
  );
  expect(cut).toEqual([]);
});

test("on a wide screen the cookie banner does not cover the page's content", async () => {
  const page = await openList({ ...DESK, timezoneId: 'Europe/Paris' }, ROW);
  const [shown, over] = await Promise.all([
    page.locator('main h1').boundingBox(),
    page.locator('[data-cookie-banner]').boundingBox(),
  ]);
  expect(over!.x + over!.width).toBeLessThanOrEqual(shown!.x);
});
