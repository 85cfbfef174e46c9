import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openContext, quiet } from './browser.ts';
import { sharedProduct } from './shared-product.ts';
import { signIn } from './sign-in.ts';
import { TEXTS } from './texts.ts';

const texts = TEXTS.en;
const product = sharedProduct('practising');
let browser: Browser;
const problems: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** A page in a browser of its own, where nobody is signed in. */
async function newPage(): Promise<Page> {
  const page = await (await openContext(browser)).newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => problems.push(`${page.url()} ${error.message}`));
  return page;
}

/** The chart fits in the frame that the dialog offers, narrow or wide, in every language. */
async function expectNoScrolling(embed: string): Promise<void> {
  const [, address, height] = /src="([^"]+)".* height="(\d+)"/.exec(embed)!;
  for (const locale of ['en', 'fr', 'ar']) {
    const context = await openContext(browser, { viewport: { width: 320, height: Number(height) }, locale });
    const page = await context.newPage();
    for (const width of [320, 1200]) {
      await page.setViewportSize({ width, height: Number(height) });
      for (const metric of ['orders', 'revenue']) {
        const url = new URL(address!);
        url.searchParams.set('metric', metric);
        await page.goto(url.href);
        await page.locator('.MuiChartsSurface-root').waitFor();
        await quiet(page);
        const overPx = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
        expect([locale, width, metric, overPx]).toEqual([locale, width, metric, 0]);
      }
    }
    await context.close();
  }
}

describe('a shared store', () => {
  it('can be opened by a stranger, with its receipts, until it is withdrawn', async () => {
    const owner = await newPage();
    await signIn(owner, product, '/stores/1');
    const name = (await owner.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await owner.getByRole('button', { name: texts.sharing.share, exact: true }).click();
    await owner.getByRole('button', { name: texts.sharing.make }).click();
    const address = await owner.getByRole('textbox', { name: texts.sharing.link }).inputValue();
    const embed = await owner.getByRole('textbox', { name: texts.sharing.embed }).inputValue();
    await owner.getByRole('button', { name: texts.sharing.kept }).click();

    const stranger = await newPage();
    await stranger.goto(address);
    await stranger.getByRole('heading', { level: 1, name }).waitFor();
    await stranger.getByText(texts.sharing.view.readOnly).waitFor();
    await stranger.getByRole('figure').first().waitFor();
    expect(await stranger.getByRole('button', { name: texts.sharing.share, exact: true }).count()).toBe(0);
    await stranger.getByRole('link', { name: texts.tabs.products }).click();
    await stranger
      .getByRole('button', { name: texts.receipt.ofProduct.replace('{{name}}', '') })
      .first()
      .click();
    await stranger.getByText(texts.receipt.day).waitFor();
    await stranger.goto(/src="([^"]+)"/.exec(embed)![1]!);
    await stranger.getByRole('figure').first().waitFor();

    await owner.goto(`${product.url}/sharing`);
    const entry = owner.getByRole('listitem').filter({ hasText: name });
    await entry.getByText(texts.sharing.opens_other.replace('{{n}}', '2')).waitFor();
    await expectNoScrolling(embed);
    await entry.getByRole('button').click();
    await owner.getByRole('dialog').getByRole('button', { name: texts.sharing.end }).click();
    await entry.waitFor({ state: 'detached' });
    await stranger.goto(address);
    await stranger.getByRole('heading', { name: texts.error['share-ended'].title }).waitFor();
    expect(problems).toEqual([]);
  }, 120_000);
});
