import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openContext } from './browser.ts';
import { sharedProduct } from './shared-product.ts';
import { shopThatSells } from './shop-that-sells.ts';
import { type JourneyLanguage, TEXTS } from './texts.ts';

const product = sharedProduct('empty');
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const JOURNEYS: { language: JourneyLanguage; direction: string }[] = [
  { language: 'en', direction: 'ltr' },
  { language: 'ar', direction: 'rtl' },
];

// concurrent, because both wait for the second reading
describe.concurrent.each(JOURNEYS)('the main job, in $language', ({ language, direction }) => {
  it('goes from sign-up to a chart with orders, then suspends, resumes and deletes the store', async () => {
    const texts = TEXTS[language];
    const email = `journey-${language}@example.com`;
    const { page, problems } = await openPage(language);

    await page.goto(`${product.url}/signup`);
    expect(await page.getAttribute('html', 'dir')).toBe(direction);
    await page.getByLabel(texts.auth.email).fill(email);
    await page.locator('input[autocomplete="new-password"]').first().fill('a long enough sentence');
    await page.locator('form button[type=submit]').click();
    await page.getByRole('heading', { name: texts.verify.title }).waitFor();
    await page.waitForURL('**/verify');

    await page.goto(await product.linkMailedTo(email));
    await page.getByRole('button', { name: texts.authAction.verifyEmail.action }).click();
    await page.waitForURL('**/overview', { timeout: 30_000 }).catch(() => page.goto(`${product.url}/overview`));

    await page.goto(`${product.url}/stores`);
    await page.getByRole('button', { name: texts.stores.addStore }).first().click();
    const practice = await shopThatSells(product);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(texts.stores.add.address).fill(practice.url);
    await dialog.getByRole('button', { name: texts.stores.add.check }).click();
    await dialog.getByRole('button', { name: texts.stores.add.submit }).click();
    await page.getByText(texts.stores.add.done.replace('{{name}}', practice.name)).first().waitFor();

    await page.goto(`${product.url}/stores`);
    await page.getByText(texts.store.status.TRACKED).first().waitFor({ timeout: 30_000 });
    await page.getByRole('link', { name: practice.name }).first().click();
    await page.getByRole('heading', { level: 1, name: practice.name }).waitFor();

    // an open page shows new orders by itself; they come with the second reading, a minute after the first
    await page.getByRole('button', { name: texts.chart.viewAsTable }).click();
    const orders = page.locator('figure tbody tr td:nth-child(2)').filter({ hasText: /[1-9]/ });
    await orders.first().waitFor({ timeout: 540_000 });
    await page.getByRole('button', { name: texts.chart.viewAsChart }).click();
    await page.locator('figure svg').first().waitFor();

    for (const action of ['suspend', 'resume', 'delete'] as const) {
      await page.goto(`${product.url}/stores`);
      await page.getByRole('button', { name: texts.store.actions.replace('{{name}}', practice.name) }).click();
      await page.getByRole('menuitem', { name: texts.store[action] }).click();
      await page.getByRole('dialog').getByRole('button', { name: texts.store[action] }).click();
      await page.getByText(texts.store.confirm[action].done.replace('{{name}}', practice.name)).waitFor();
    }
    await page.getByRole('heading', { name: texts.overview.firstUse.title }).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  }, 660_000);
});

async function openPage(language: JourneyLanguage): Promise<{ page: Page; problems: string[] }> {
  const context = await openContext(browser, { locale: language === 'ar' ? 'ar' : 'en-US' });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`);
  });
  return { page, problems };
}
