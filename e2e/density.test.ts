import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { goWithin, launchBrowser, openContext, quiet } from './browser.ts';
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

const LIST = '/products?pageSize=20';
const LANGUAGES = ['en', 'fr', 'ar'];

/** A page of the demo account, with the product list unless told otherwise. */
async function open(options: BrowserContextOptions, path = LIST): Promise<Page> {
  const page = await (await openContext(browser, options)).newPage();
  await signIn(page, product, path);
  await quiet(page);
  return page;
}

async function show(page: Page, path: string): Promise<void> {
  const heading = page.locator('main h1').first();
  const left = await heading.textContent();
  await goWithin(page, path);
  await expect.poll(() => heading.textContent()).not.toBe(left);
  await quiet(page);
}

/** A page for several tests, open while they run. */
function keepOpen(options: BrowserContextOptions, path?: string): () => Page {
  let page: Page | undefined;
  beforeAll(async () => {
    page = await open(options, path);
  });
  afterAll(() => page?.context().close());
  return () => page!;
}

const boxesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((rows) =>
      rows
        .map((row) => row.getBoundingClientRect())
        .map(({ top, bottom, width, height }) => ({ top, bottom, width, height })),
    );

/** What the product list stands in once all of it is there. */
async function productsOf(page: Page) {
  await expect.poll(() => page.locator(ROW).count()).toBe(20);
  return boxesOf(page, ROW);
}

describe('on a desk', () => {
  const desk = keepOpen(DESK);

  test('a window of 1280 × 800 shows at least twice as many rows as before, none higher than its density allows', async () => {
    const rows = await productsOf(desk());
    expect(rows.filter(({ bottom }) => bottom <= 800).length).toBeGreaterThanOrEqual(2 * ROWS_BEFORE);
    for (const { height } of rows) expect(height).toBeLessThanOrEqual(HIGHEST_PX.compact);
  });

  test('the bar over a table is aligned with the table', async () => {
    const edges = (selector: string) =>
      desk()
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

  test('comfortable rows are higher, but not by much', async () => {
    const page = desk();
    const choice = ['tillwatch.settings', JSON.stringify({ density: 'comfortable' })] as const;
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), choice);
    onTestFinished(async () => {
      await page.evaluate(([name]) => localStorage.removeItem(name), choice);
      await page.reload();
      await quiet(page);
    });
    await page.reload();
    await quiet(page);
    for (const { height } of await productsOf(page)) {
      expect(height).toBeGreaterThan(HIGHEST_PX.compact);
      expect(height).toBeLessThanOrEqual(HIGHEST_PX.comfortable);
    }
  });

  test('a chart prints completely on paper narrower than the screen', async () => {
    const page = desk();
    for (const path of ['/overview', '/compare?of=1,2']) {
      await show(page, path);
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

  test('alerts and profile use the full width of a large screen', async () => {
    const page = desk();
    await page.setViewportSize({ width: 1920, height: 1080 });
    for (const path of ['/alerts', '/profile']) {
      await show(page, path);
      const edges = await page
        .locator('main section')
        .evaluateAll((sections) => sections.map((section) => section.getBoundingClientRect().right));
      expect(Math.max(...edges), path).toBeGreaterThan(1_800);
    }
  });
});

test.each(LANGUAGES)(
  'a name has 240 px in every list, its row has two lines, and that of a store cuts off no text, in %s',
  async (locale) => {
    const page = await open({ ...DESK, locale }, '/products');
    for (const path of ['/products', '/stores', '/database/products', '/database/stores', '/stores/1/products']) {
      if (path !== '/products') await show(page, path);
      expect((await boxesOf(page, ROW)).length, path).toBeGreaterThan(0);
      if (path.endsWith('/stores')) await expectStoresWhole(page, path);
      // the heads of a figure and its change are one above the other, each large enough to touch; the screens
      // journey looks at these pages in the other two languages
      if (locale === 'fr') expect(await faultsOf(page), path).toEqual([]);
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
    await page.context().close();
  },
);

/** Of a list of stores: no text is cut off, and a name has its room. */
async function expectStoresWhole(page: Page, path: string): Promise<void> {
  const cut = await page
    .locator('main tbody td :is(p, p *, .MuiChip-label)')
    .evaluateAll((texts) =>
      texts
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
        .map((one) => `${one.textContent}: ${one.scrollWidth} px in ${one.clientWidth}`),
    );
  expect(cut, path).toEqual([]);
  // includes the widths at which a table's columns just get wider, also with filters beside it
  for (const width of [1280, 1440, 1760, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await quiet(page);
    const name = await page.locator('main tbody th').first().boundingBox();
    expect(name!.width, `${path} at ${width} px`).toBeGreaterThanOrEqual(304);
  }
  await page.setViewportSize(DESK.viewport);
  await quiet(page);
}

describe.each(LANGUAGES)('on a phone, in %s', (locale) => {
  const phone = keepOpen({ ...PHONE, locale }, '/products');

  test("a product has 96 px, and a list's controls are in one bar", async () => {
    const page = phone();
    for (const path of ['/products', '/database/products']) {
      if (path !== '/products') await show(page, path);
      expect(await page.locator(`${CARD} input[type=checkbox]`).count(), path).toBe(10);
      for (const { height } of await boxesOf(page, CARD)) expect(height, path).toBeLessThanOrEqual(HIGHEST_PX.card);
    }
    const [bar] = await boxesOf(page, 'main [data-list-bar]');
    expect(bar!.height).toBeLessThanOrEqual(56);
    await page.locator('main [data-list-bar] button[aria-expanded=false]').first().click();
    await page.locator('main .MuiCollapse-root .MuiSelect-select').first().waitFor();
  });

  test("a store's product has 96 px too", async () => {
    const page = phone();
    await show(page, '/stores/1/products');
    const cards = await boxesOf(page, 'main section[aria-labelledby=products] ul > li:has(button[aria-haspopup])');
    expect(cards.length).toBeGreaterThan(5);
    for (const { height } of cards) expect(height).toBeLessThanOrEqual(HIGHEST_PX.card);
  });

  test("the texts of a dialog's buttons fit", async () => {
    const page = phone();
    await show(page, '/briefs');
    await page.locator('main .MuiButton-contained').click();
    const buttons = page.locator('[role=dialog] .MuiDialogActions-root button');
    await buttons.nth(2).waitFor();
    const cut = await buttons.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth || one.clientHeight > 48).map((one) => one.textContent),
    );
    expect(cut).toEqual([]);
  });
});

test.each(LANGUAGES)('at 320 px no list cuts off a figure, nor a label its field, in %s', async (locale) => {
  const page = await open({ viewport: { width: 320, height: 700 }, locale }, '/products');
  for (const path of ['/products', '/stores', '/stores/1/products', '/billing']) {
    if (path !== '/products') await show(page, path);
    // of a card, only the ranges: a name may end in an ellipsis
    const ranges = page.locator('main li span').filter({ hasText: '–' });
    if (path !== '/billing') expect(await ranges.count(), path).toBeGreaterThan(0);
    const looked = ranges.or(page.locator('main :is(label, thead th)'));
    const cut = await looked.evaluateAll((texts) =>
      texts
        .filter((one) => {
          const { right, left } = one.getBoundingClientRect();
          const around = one.closest('.MuiTextField-root, th, li')!;
          const clips = [...around.querySelectorAll('*')].filter(
            (box) => box !== one && box.contains(one) && getComputedStyle(box).overflowX !== 'visible',
          );
          const isOver = !one.matches('label') && one.clientWidth > 0 && one.scrollWidth > one.clientWidth;
          const edges = [around, ...clips].map((box) => box.getBoundingClientRect());
          return isOver || edges.some((edge) => right > edge.right + 1 || left < edge.left - 1);
        })
        .map((one) => one.textContent),
    );
    expect([path, cut]).toEqual([path, []]);
  }
  await page.context().close();
});

test('on a phone the period picker is as wide as the page', async () => {
  const page = await open({ ...PHONE, locale: 'fr' }, '/overview');
  for (const path of ['/overview', '/analytics', '/compare', '/stores/1']) {
    if (path !== '/overview') await show(page, path);
    const [period] = await boxesOf(page, 'main .MuiTextField-root:has(select)');
    const [header] = await boxesOf(page, 'main header');
    expect([path, period!.width]).toEqual([path, header!.width]);
  }
  await page.context().close();
});

test('the tabs of a store stay in their place', async () => {
  const page = await open(DESK, '/stores/1');
  const tops: number[] = [];
  for (const tab of ['figures', 'products', 'happenings', 'origins']) {
    await page.locator(`[data-tab=${tab}]`).click();
    await quiet(page);
    const [strip] = await boxesOf(page, 'nav:has([data-tab])');
    tops.push(strip!.top);
  }
  expect(tops).toEqual(tops.map(() => tops[0]));
  await page.context().close();
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
  const page = await open({ ...PHONE, timezoneId: 'Europe/Paris' }, '/alerts?new=true');
  await page.locator('[data-cookie-banner]').waitFor();
  await page.locator('[role=dialog] button').last().click({ trial: true, timeout: 10_000 });
  await page.context().close();
});

test("on a wide screen the cookie banner does not cover the page's content", async () => {
  const page = await open({ ...DESK, timezoneId: 'Europe/Paris' });
  const [shown, over] = await Promise.all([
    page.locator('main h1').boundingBox(),
    page.locator('[data-cookie-banner]').boundingBox(),
  ]);
  expect(over!.x + over!.width).toBeLessThanOrEqual(shown!.x);
  await page.context().close();
});
