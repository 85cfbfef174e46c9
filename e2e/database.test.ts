import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openContext, quiet } from './browser.ts';
import { sharedProduct } from './shared-product.ts';
import { signUp } from './sign-up.ts';
import { TEXTS } from './texts.ts';

const EMAIL = 'analyst@example.com';
const texts = TEXTS.en;
/** Longer than a search waits for more typing. */
const SEARCH_PAUSE_MS = 500;

const product = sharedProduct('practising');
let browser: Browser;
let page: Page;
const problems: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  page = await (await openContext(browser)).newPage();
  page.on('pageerror', (error) => problems.push(`${page.url()} ${error.message}`));
  await signUp(page, product, EMAIL);
});
afterAll(() => browser?.close());

describe('the shared database, plan by plan', () => {
  it('FREE: shows what it includes, and which plan unlocks the rest', async () => {
    await show('/database');
    await page.waitForURL('**/database/stores');
    // four stores are not cut at 50
    await rows(4);
    expect(await page.getByText('Your plan shows').count()).toBe(0);
    await filtersButton().click();
    await page
      .getByRole('dialog', { name: texts.upgrade.title })
      .getByRole('link', { name: 'Standard plan' })
      .waitFor();
    await page.keyboard.press('Escape');
    await show('/database/products');
    await page.getByText('Your plan shows the 50 products').waitFor();

    const locked = { '/analytics': 'BASIC', '/database/stores/1': 'PREMIUM', '/database/products/1-1': 'PREMIUM' };
    for (const [path, plan] of Object.entries(locked)) {
      await show(path);
      await page.getByText(texts.premiumGuard.title).waitFor();
      const way = page.getByRole('link', { name: texts.premiumGuard.action });
      expect(await way.getAttribute('href')).toBe(`/billing?plan=${plan}`);
    }
    await show('/database/stores?countries=FR');
    await page.getByText(texts.filter.ignored).waitFor();
  });

  it('BASIC: shows whole lists and the analytics, and tracks a store from there', async () => {
    await product.setPlan(EMAIL, 'BASIC');
    await show('/database/stores');
    await rows(4);
    const tidewick = page.locator('tbody tr', { hasText: 'Tidewick' });
    await tidewick.getByRole('button', { name: texts.database.track }).click();
    await tidewick.getByText(texts.store.status.TRACKED, { exact: true }).waitFor();

    await show('/analytics');
    await page.getByRole('heading', { name: texts.analytics.countries.title }).waitFor();
    await page.getByRole('button', { name: texts.analytics.scope.catalogue }).click();
    await page.getByLabel(texts.analytics.compare).uncheck();
    await page.waitForURL(/scope=database&compare=false|compare=false&scope=database/);
    await page.getByText(texts.database.stores.title).waitFor();

    await show('/database/products');
    expect(await page.getByText('Your plan shows').count()).toBe(0);
    await filtersButton().click();
    await page.getByRole('dialog', { name: texts.upgrade.title }).waitFor();
  });

  it('STANDARD: sets, removes, saves and applies filters; details stay locked', async () => {
    await product.setPlan(EMAIL, 'STANDARD');
    await show('/database/stores');
    await filtersButton().click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel(texts.store.status.DATABASE).check();
    await drawer.getByLabel(texts.filter.countries).fill('Fran');
    await page.getByRole('option', { name: 'France', exact: true }).click();
    await page.keyboard.press('Escape');
    await drawer.getByRole('button', { name: texts.filter.saved.start }).click();
    await drawer.getByLabel(texts.filter.saved.name).fill('French ones');
    await drawer.getByRole('button', { name: texts.filter.saved.save, exact: true }).click();
    await drawer.getByRole('button', { name: texts.filter.showCount.replace('{{count}}', '1 store') }).click();
    await page.waitForURL(({ searchParams }) => `${searchParams.getAll('status')}` === 'DATABASE');
    await page.waitForURL(({ searchParams }) => `${searchParams.getAll('countries')}` === 'FR');

    await page.getByRole('button', { name: texts.filter.remove.replace('{{name}}', 'France') }).click();
    await rows(3);
    await page.getByRole('button', { name: texts.filter.clear }).click();
    await rows(4);
    await page.waitForURL(({ search }) => search === '');

    // a search that is typed but not started yet is dropped when the filters are cleared or the page is left
    await show('/database/products?tags=KITCHEN');
    const search = page.getByRole('searchbox');
    await search.pressSequentially('bo');
    await page.getByRole('button', { name: texts.filter.clear }).click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[type=search]')?.value === '');
    // typed and left in one call, because the search might start between two calls of the browser
    await search.evaluate((field: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'tide');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      document.querySelector<HTMLAnchorElement>('a[href="/database/stores"]')?.click();
    });
    await rows(4);
    await delay(SEARCH_PAUSE_MS);
    expect(page.url()).toBe(`${product.url}/database/stores`);

    await show('/database/stores');
    await filtersButton().click();
    await drawer.getByRole('button', { name: 'French ones', exact: true }).click();
    await rows(1);
    await page.locator('tbody th button').click();
    await page.getByRole('dialog', { name: texts.upgrade.title }).getByRole('link', { name: 'Premium plan' }).waitFor();
  });

  it('PREMIUM: opens a store and a product, marks one as favourite, and tracks the store from there', async () => {
    await product.setPlan(EMAIL, 'PREMIUM');
    await show('/database/stores?status=DATABASE');
    await page.locator('tbody th a').first().click();
    await page.waitForURL(/\/database\/stores\/\d+/);
    const store = (await page.locator('h1 bdi').textContent()) ?? '';
    await page.getByRole('navigation', { name: texts.tabs.label }).getByText(texts.tabs.products).click();
    await page.waitForURL(/\/database\/stores\/\d+\/products/);
    await page.getByRole('heading', { name: texts.store.productList.title, exact: true }).waitFor();
    const link = page.locator('tbody th a').first();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await page.waitForURL(/\/database\/products\/\d+-\d+/);
    // the address changes before the page does
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const favorite = page.getByRole('button', { name: texts.store.favorite.replace('{{name}}', '') });
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await favorite.click();
    expect((await kept).status()).toBe(204);
    await page.locator('button[aria-pressed=true]').and(favorite).waitFor();
    await trackButtons().click();
    await page.getByText(texts.stores.add.done.replace('{{name}}', store)).waitFor();

    await show('/database/products?favorited=true');
    await rows(1);
    await show('/stores');
    await page.getByRole('link', { name: store }).first().waitFor();
    expect(problems).toEqual([]);
  });
});

async function show(path: string): Promise<void> {
  await page.goto(`${product.url}${path}`);
  await quiet(page);
}

function filtersButton(): Locator {
  return page.getByRole('main').getByRole('button', { name: texts.filter.title, exact: true });
}

function trackButtons(): Locator {
  return page.getByRole('button', { name: texts.database.track });
}

async function rows(count: number): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelectorAll('tbody tr').length === wanted, count);
}
