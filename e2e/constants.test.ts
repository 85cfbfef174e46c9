import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openContext, quiet } from './browser.ts';
import { sharedProduct } from './shared-product.ts';
import { signIn } from './sign-in.ts';
import { TEXTS } from './texts.ts';

const SOON = { timeout: 15_000 };

const product = sharedProduct('practising');
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await (await openContext(browser)).newPage();
  await signIn(page, product);
  await quiet(page);
});
afterAll(() => browser?.close());

const sized = async (width: number) => {
  await page.setViewportSize({ width, height: 900 });
  await page.waitForTimeout(50);
};
const styleOf = (selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

describe('sizes', () => {
  it('the header is 56 px high, and 64 px from a width of 1536 px on', async () => {
    for (const [width, height] of [
      [390, 56],
      [1535, 56],
      [1536, 64],
    ] as const) {
      await sized(width);
      await expect
        .poll(async () => (await page.locator('header').first().boundingBox())?.height, SOON)
        .toBeCloseTo(height, -0.5);
    }
  });

  it('the side navigation is 280 px wide, and a drawer below 1200 px', async () => {
    await sized(1200);
    await expect.poll(async () => (await page.locator('nav').first().boundingBox())?.width, SOON).toBe(280);
    await sized(1199);
    await expect.poll(() => page.getByRole('link', { name: TEXTS.en.navigation.analytics }).count(), SOON).toBe(0);
    await page.getByRole('button', { name: TEXTS.en.navigation.open }).click();
    await expect.poll(async () => (await page.locator('nav').first().boundingBox())?.width, SOON).toBe(280);
    await page.keyboard.press('Escape');
  });

  it('spacing is 8 px and corners have a radius of 8 px', async () => {
    expect(await styleOf('html', '--mui-spacing')).toBe('8px');
    expect(await styleOf('html', '--mui-shape-borderRadius')).toBe('8px');
  });

  it('a dialog is 600 px wide, an empty list 400 px, and an error screen at least 700 px high', async () => {
    await sized(1280);
    await page.goto(`${product.url}/stores?add=true`);
    expect((await page.locator('.MuiDialog-paper').boundingBox())?.width).toBe(600);
    await page.goto(`${product.url}/stores?q=nothing-is-called-so`);
    const title = page.getByRole('heading', { name: TEXTS.en.filter.empty.stores });
    expect(await title.locator('..').evaluate((block) => getComputedStyle(block).maxWidth)).toBe('400px');
    await page.goto(`${product.url}/404`);
    const screen = page.getByRole('heading', { level: 1 }).locator('..');
    expect((await screen.boundingBox())!.height).toBeGreaterThanOrEqual(700);
  });
});

describe('lists', () => {
  it('show the last 7 days and offer 10, 20, 50 and 100 rows', async () => {
    await page.goto(`${product.url}/stores`);
    const period = page.getByRole('combobox', { name: TEXTS.en.period.label });
    expect(await period.inputValue()).toBe('LAST_7_DAYS');
    await page.getByRole('combobox', { name: TEXTS.en.list.pageSize }).click();
    expect(await page.getByRole('listbox').getByRole('option').allTextContents()).toEqual(['10', '20', '50', '100']);
    await page.keyboard.press('Escape');
  });
});

describe('toasts and tooltips', () => {
  it('a success toast shows for 2 s, 16 px from the corner, and is removed a second later', async () => {
    const own = await (await openContext(browser)).newPage();
    await own.clock.install();
    await own.goto(`${product.url}/login`);
    await own.getByRole('button', { name: new RegExp(TEXTS.en.language.label) }).click();
    await own.clock.pauseAt(Date.now() + 60_000);
    await own.getByRole('menuitemradio', { name: 'Français' }).click();
    const toast = own.locator('[role=status]').filter({ hasText: 'français' });
    await toast.waitFor();
    await own.clock.runFor(100);
    const container = toast.locator('xpath=ancestor::*[@data-rht-toaster]');
    expect(await container.evaluate((element) => getComputedStyle(element).zIndex)).toBe('9999');
    expect(await container.evaluate((element) => getComputedStyle(element).inset)).toBe('16px');
    await own.clock.runFor(1_700);
    expect(await toast.count()).toBe(1);
    await own.clock.runFor(1_500);
    await expect.poll(() => toast.count(), SOON).toBe(1);
    await own.clock.runFor(1_000);
    await expect.poll(() => toast.count(), SOON).toBe(0);
    await own.context().close();
  });

  it('a tooltip waits 100 ms and is at most 300 px wide', async () => {
    await page.goto(`${product.url}/login`);
    await quiet(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: TEXTS.en.theme.label }).hover();
    const tooltip = page.getByRole('tooltip');
    await page.clock.runFor(90);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(20);
    await tooltip.waitFor();
    expect(await tooltip.locator('.MuiTooltip-tooltip').evaluate((element) => getComputedStyle(element).maxWidth)).toBe(
      '300px',
    );
  });
});

describe('a page that cannot be loaded', () => {
  it('is requested twice more, bypassing caches, at once and after a second', async () => {
    const own = await (await openContext(browser)).newPage();
    await signIn(own, product);
    await quiet(own);
    const asked: string[] = [];
    await own.route(/assets\/stores-page-.*\.js/, (route) => {
      asked.push(new URL(route.request().url()).search);
      return asked.length < 3 ? route.abort() : route.continue();
    });
    await own.getByRole('link', { name: TEXTS.en.navigation.stores, exact: true }).first().click();
    await own.getByRole('heading', { level: 1, name: TEXTS.en.stores.title }).waitFor();
    expect(asked[0]).toBe('');
    expect(asked.slice(1).every((search) => /^\?t=\d+$/.test(search))).toBe(true);
    expect(asked).toHaveLength(3);
    await own.context().close();
  });

  it('says so if there is no network, and loads once it is back', async () => {
    const own = await (await openContext(browser)).newPage();
    await signIn(own, product);
    await quiet(own);
    await own.context().setOffline(true);
    await own.getByRole('link', { name: TEXTS.en.navigation.billing, exact: true }).first().click();
    await own.getByRole('heading', { name: TEXTS.en.error.network.title }).waitFor();
    // links to other pages still work
    await own.getByRole('link', { name: TEXTS.en.navigation.stores, exact: true }).first().waitFor();
    const again = own.getByRole('button', { name: TEXTS.en.common.retry });
    expect(await again.isDisabled()).toBe(true);
    await own.context().setOffline(false);
    await own.getByRole('heading', { level: 1, name: TEXTS.en.billing.title }).waitFor();
    await own.context().close();
  });
});
