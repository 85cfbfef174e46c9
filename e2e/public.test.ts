import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleSizes } from '../bench/web/bundle-sizes.ts';
import { BUDGET } from '../bench/web/targets.ts';
import { PUBLIC_PATHS, publicPath } from '../src/web/navigation/public-path.ts';
import { launchBrowser, openContext, quiet } from './browser.ts';
import { sharedProduct } from './shared-product.ts';
import { signIn } from './sign-in.ts';
import { TEXTS } from './texts.ts';

const WEB = fileURLToPath(new URL('../dist/web', import.meta.url));

const product = sharedProduct('empty');
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  return (await openContext(browser, options)).newPage();
}

describe('public pages', () => {
  it('show all their content without JavaScript, in each language', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    for (const [language, direction] of [
      ['en', 'ltr'],
      ['fr', 'ltr'],
      ['ar', 'rtl'],
    ] as const)
      for (const path of PUBLIC_PATHS) {
        const address = publicPath(path, language);
        await page.goto(product.url + address);
        const html = page.locator('html');
        expect([address, await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual([
          address,
          language,
          direction,
        ]);
        expect(await page.locator('main h1').count()).toBe(1);
        expect(await page.title()).not.toBe('');
        expect(await page.locator('body').textContent()).not.toMatch(/⟦|undefined|\{\{/);
        const canonical = page.locator('link[rel=canonical]');
        if (path.startsWith('/help')) {
          expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
        } else {
          expect(new URL((await canonical.getAttribute('href')) ?? '').pathname).toBe(address);
          expect(await page.locator('link[rel=alternate]').count()).toBe(4);
        }
      }
    await page.context().close();
  });

  it('lead through the footer, and keep a referral code until sign-up', async () => {
    const page = await openPage();
    await page.goto(`${product.url}/fr?r=FRIEND`);
    await page.locator('footer a[href*="/fr/terms"]').click();
    await page.waitForURL('**/fr/terms?r=FRIEND');
    await page.locator('header [data-menu] summary').click();
    await page.locator('header a[data-language=ar]').click();
    await page.waitForURL('**/ar/terms?r=FRIEND');
    await page.getByText(TEXTS.ar.toast.languageChanged).waitFor();
    await page.locator('header a[href*="/signup"]').click();
    await page.waitForURL('**/signup?r=FRIEND');
    await page.locator('input[type=email]').waitFor();
    expect(await page.getAttribute('html', 'dir')).toBe('rtl');
    await page.locator('footer a').first().click();
    await page.waitForURL('**/ar?r=FRIEND');
    await page.context().close();
  });

  it("scroll to the address's anchor, and to the top", async () => {
    const page = await openPage();
    await page.goto(`${product.url}/?r=FRIEND`);
    await page.locator('header nav a[href*="#pricing"]').click();
    await page.waitForFunction(() => Math.abs(document.getElementById('pricing')!.getBoundingClientRect().top) < 120);
    expect(new URL(page.url()).search).toBe('?r=FRIEND');
    await page.locator('header a').first().click();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.context().close();
  });

  it("apply the settings' look, and change it", async () => {
    const page = await openPage({ colorScheme: 'light' });
    await page.goto(`${product.url}/terms`);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.locator('[data-slot=theme] button').click();
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.waitForFunction(() => document.documentElement.dataset.scheme === 'dark');
    await page.reload();
    expect(await page.getAttribute('html', 'data-scheme')).toBe('dark');
    expect(await ground()).not.toBe(light);
    await page.context().close();
  });

  it('redirect signed-in members to the overview, and unknown addresses to sign-in', async () => {
    const practising = sharedProduct('practising');
    const page = await openPage();
    await page.goto(`${practising.url}/no/such/page`);
    await page.waitForURL('**/login?returnTo=**');
    await signIn(page, practising);
    await quiet(page);
    await page.goto(`${practising.url}/`);
    await page.waitForURL('**/overview');
    await page.goto(`${practising.url}/help`);
    await page.getByRole('link', { name: TEXTS.en.screen.comingSoon.action }).click();
    await page.waitForURL('**/#how');
    await page.waitForFunction(() => Math.abs(document.getElementById('how')!.getBoundingClientRect().top) < 120);
    await page.context().close();
  });
});

describe('the cookie banner', () => {
  const banner = '[data-slot=cookie-banner]';

  it('asks in Europe, and only an answer closes it for good', async () => {
    const page = await openPage({ timezoneId: 'Atlantic/Azores' });
    await page.goto(product.url);
    await page.locator(banner).waitFor();
    expect((await page.locator(banner).boundingBox())!.width).toBeLessThanOrEqual(400);
    await page.locator(`${banner} a`).click();
    await page.waitForURL('**/cookies');
    expect(await page.locator(banner).isVisible()).toBe(false);
    await page.goto(product.url);
    await page.locator(`${banner} button`).click();
    expect(await page.evaluate(() => localStorage.getItem('tillwatch.cookiesAccepted'))).toBe('true');
    await page.reload();
    await page.waitForLoadState('load');
    expect(await page.locator(banner).isVisible()).toBe(false);
    await page.goto(`${product.url}/login`);
    await page.locator('form').waitFor();
    expect(await page.locator(banner).count()).toBe(0);
    await page.context().close();
  });

  it('asks in the application too, but not outside Europe', async () => {
    const asked = await openPage({ timezoneId: 'Europe/Paris' });
    await asked.goto(`${product.url}/login`);
    await asked.getByRole('button', { name: 'OK', exact: true }).waitFor();
    await asked.context().close();
    const page = await openPage({ timezoneId: 'America/New_York' });
    await page.goto(product.url);
    await page.waitForLoadState('load');
    expect(await page.locator(banner).isVisible()).toBe(false);
    await page.context().close();
  });

  it('can be replaced by a choice on the cookies page', async () => {
    const page = await openPage({ timezoneId: 'Europe/Paris' });
    await page.goto(`${product.url}/cookies`);
    await page.locator('[data-state=unasked]').waitFor();
    await page.locator('[data-choice=refused]').click();
    await page.locator('[data-state=refused]').waitFor();
    const [given, open] = await page
      .locator('[data-choice=refused], [data-choice=accepted]')
      .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor).toReversed());
    expect(given, 'the choice that holds looks like one to press').not.toBe(open);
    expect(await page.locator(banner).isVisible()).toBe(false);
    await page.locator('[data-choice=none]').click();
    await page.locator('[data-state=unasked]').waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.context().close();
  });
});

describe('the budget of JavaScript', () => {
  it('is kept by the shell, every page of the application and the public pages', async () => {
    const sizes = await bundleSizes(WEB);
    expect(sizes.shellKib).toBeLessThanOrEqual(BUDGET.shellKib);
    expect(sizes.publicKib).toBeLessThanOrEqual(BUDGET.publicKib);
    const heavy = Object.entries(sizes.routesKib).filter(([, kib]) => kib > BUDGET.routeKib);
    expect(heavy).toEqual([]);
  });

  it('is kept by what a public page loads later, too', async () => {
    const page = await openPage();
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(product.url, { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(scripts)).map((script) => gzipSync(script).length);
    expect(bytes.length).toBeGreaterThan(0);
    expect(bytes.reduce((sum, one) => sum + one) / 1024).toBeLessThanOrEqual(BUDGET.publicKib);
    await page.context().close();
  });
});
