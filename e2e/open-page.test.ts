import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContext } from './browser.ts';
import { button, heading, logIn, People, texts } from './people.ts';
import { TEXTS } from './texts.ts';

let people: People;
/** A shared member, for tests that do not change the account. */
let member: string;

beforeAll(async () => {
  people = await People.start();
  member = await people.newMember();
});
afterAll(() => people?.stop());

describe('an open page', () => {
  it('renews its token by itself, in two tabs at once', async () => {
    const context = await openContext(people.browser);
    const [page, other] = [await people.newPage(context), await people.newPage(context)];
    // the SDK renews 5 minutes before the end, so this token is renewed almost at once
    await context.route('**/v1/accounts:signInWithPassword*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), expiresIn: '302' } });
    });
    const renewals: { by: Page; status: number }[] = [];
    await context.route('**/v1/token*', async (route) => {
      const response = await route.fetch();
      renewals.push({ by: route.request().frame().page(), status: response.status() });
      await route.fulfill({ response, json: { ...(await response.json()), expires_in: '302' } });
    });
    await page.goto(`${people.product.url}/login`);
    await logIn(page, member);
    await page.waitForURL('**/overview');
    await other.goto(`${people.product.url}/profile`);
    // each page renews once at its start, to read the plan; the other renewals come by themselves
    for (const tab of [page, other]) {
      await expect
        .poll(() => renewals.filter(({ by }) => by === tab).length, { timeout: 20_000 })
        .toBeGreaterThanOrEqual(4);
    }
    expect(new Set(renewals.map(({ status }) => status))).toEqual(new Set([200]));
    await context.unrouteAll({ behavior: 'wait' });
    await Promise.all([page.reload(), other.reload()]);
    await Promise.all([heading(page, texts.overview.firstUse.title), heading(other, texts.profile.title)]);
    await context.close();
  });

  it('retries after 30 s, then after twice as long, while there is no network', async () => {
    const page = await people.newPage();
    await page.clock.install();
    await page.goto(`${people.product.url}/login`);
    await logIn(page, member);
    await page.waitForURL('**/overview');
    let tries = 0;
    await page.route('**/v1/token*', async (route) => {
      tries += 1;
      await route.abort();
    });
    for (const [tried, waitMs] of [55 * 60_000, 30_000, 60_000, 120_000].entries()) {
      await page.clock.fastForward(waitMs - 10_000);
      expect(tries).toBe(tried);
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/v1/token'));
      // the answer to the last attempt takes time too
      await page.clock.fastForward(12_000);
      await failed;
      // the SDK notices the failure a moment after us, and starts its wait then
      await delay(500);
    }
    expect(tries).toBe(4);
    await page.unrouteAll();
    const renewed = page.waitForResponse('**/v1/token*');
    await page.clock.fastForward(240_000);
    expect((await renewed).status()).toBe(200);
    await page.context().close();
  });

  it('is signed out by itself when an operator disables the account', async () => {
    const [page, email] = [await people.newPage(), await people.newMember()];
    await page.clock.install();
    await people.openProfile(email, page);
    await people.product.disable(email);
    // the page checks every five minutes
    await page.clock.fastForward(5 * 60_000);
    await heading(page, texts.login.title);
    await logIn(page, email);
    await page.getByText(texts.auth['user-disabled']).waitFor();
  });

  it('has a cookie that opens a plain link, cannot change anything and ends with the sign-in', async () => {
    const page = await people.openProfile(member);
    const ask = (method: string) =>
      page.evaluate((how) => fetch('/user/data', { method: how }).then(({ status }) => status), method);
    await expect.poll(() => ask('GET')).toBe(200);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.evaluate(() => Object.assign(document.createElement('a'), { href: '/user/data', download: '' }).click()),
    ]);
    expect(download.suggestedFilename()).toMatch(/^tillwatch-data-.*\.json$/);
    const ended = page.evaluate(() => fetch('/user/sessions', { method: 'DELETE' }).then(({ status }) => status));
    expect(await ended).toBe(401);
    await button(page, texts.profile.logout).click();
    await heading(page, texts.login.title);
    await expect.poll(() => ask('GET')).toBe(401);
  });

  it("shows its title and the server's data before any script has loaded", async () => {
    const context = await openContext(people.browser);
    const page = await context.newPage();
    const withoutScripts = () => context.route('**/assets/*.js', (route) => route.abort());
    await withoutScripts();
    await page.goto(`${people.product.url}/login`);
    await heading(page, texts.login.title);
    await context.unrouteAll();
    await page.reload();
    await logIn(page, member);
    await heading(page, texts.overview.firstUse.title);

    await withoutScripts();
    await page.goto(`${people.product.url}/alerts`);
    await heading(page, texts.alerts.title);
    const told = {
      title: 'Tea <House>',
      texts: { en: { title: 'What happened', sentences: ['It <b>sold</b> more.'] } },
      happenings: { items: [{ store: { id: '7' }, product: { id: '7-3' }, on: '2026-11-20' }] },
    };
    await page.route('**/stores/7', async (route) => {
      const body = (await (await route.fetch()).text()).replace(
        /(<script id="initial-data"[^>]*>)null/,
        `$1${JSON.stringify(told)}`,
      );
      await route.fulfill({ contentType: 'text/html', body });
    });
    await page.goto(`${people.product.url}/stores/7`);
    await heading(page, 'Tea <House>');
    expect(await page.getByRole('listitem').allTextContents()).toEqual(['It <b>sold</b> more.']);
    const link = page.getByRole('link', { name: 'It <b>sold</b> more.' });
    expect(await link.getAttribute('href')).toBe('/stores/7?receipt=2026-11-20&receiptOf=7-3');
    await context.close();
  });

  it("works before the identity service's SDK has loaded, which then finds that the session has ended", async () => {
    const page = await people.openProfile(member);
    let letLoad = () => {};
    const mayLoad = new Promise<void>((resolve) => {
      letLoad = resolve;
    });
    await page.route('**/assets/connect-*.js', async (route) => {
      await mayLoad;
      await route.continue();
    });
    await page.goto(`${people.product.url}/overview`);
    await heading(page, texts.overview.firstUse.title);
    await page.getByRole('link', { name: 'My stores' }).click();
    await heading(page, texts.stores.title);
    await page.context().clearCookies();
    await page.route('**/v1/accounts:lookup*', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'USER_NOT_FOUND' } } }),
    );
    letLoad();
    await heading(page, texts.login.title);
    await page.context().close();
  });

  it("stays in use while the identity service's SDK cannot be loaded, and loads it once it can", async () => {
    const page = await people.openProfile(member);
    let tries = 0;
    await page.route('**/assets/connect-*.js*', async (route) => {
      tries += 1;
      await route.abort();
    });
    await page.goto(`${people.product.url}/stores`);
    const address = page.getByLabel(texts.stores.add.address);
    await address.fill('shop.example');
    // three for each round of tries
    await expect.poll(() => tries).toBeGreaterThan(3);
    expect(await address.inputValue()).toBe('shop.example');
    const found = page.waitForResponse('**/v1/accounts:lookup*');
    await page.unroute('**/assets/connect-*.js*');
    await found;
    expect(await address.inputValue()).toBe('shop.example');
    await page.context().close();
  });

  it('shows the account when opened, though the SDK finds it after the page is drawn', async () => {
    const page = await people.openProfile(member);
    await page.route('**/v1/accounts:lookup*', async (route) => {
      await delay(500);
      await route.continue();
    });
    await page.goto(`${people.product.url}/profile`);
    await page.getByLabel(texts.profile.name.label).waitFor();
    await page.context().close();
  });

  it('says that its scripts do not come, and comes by itself once they can', async () => {
    const context = await openContext(people.browser, { locale: 'ar' });
    const page = await context.newPage();
    const said = page.getByRole('alert').filter({ hasText: TEXTS.ar.error.network.title });
    const login = page.locator('input[type=email]');
    for (const missing of ['**/assets/drawing-*.js', '**/assets/translation-*.json']) {
      await context.route(missing, (route) => route.abort());
      await page.goto(`${people.product.url}/login`);
      await said.waitFor();
      await heading(page, TEXTS.ar.login.title);
      expect(await login.count()).toBe(0);
      await context.unrouteAll();
      await button(page, TEXTS.ar.common.retry).click();
      await login.waitFor();
      expect(await said.count()).toBe(0);
    }
    await context.route('**/assets/drawing-*.js', (route) => route.abort());
    await page.reload();
    await said.waitFor();
    await context.unrouteAll();
    await context.setOffline(true);
    await context.setOffline(false);
    await login.waitFor();
    await context.close();
  });

  it('says that it is our fault where a defect stops its start, while it loads or afterwards', async () => {
    for (const isLoaded of [false, true]) {
      const context = await openContext(people.browser, { locale: 'ar' });
      const page = await context.newPage();
      const body = 'throw new Error("defect")';
      if (isLoaded) await page.addInitScript(`history.replaceState = () => { ${body}; }`);
      else await page.route('**/assets/index-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await page.goto(`${people.product.url}/login`);
      await page.getByRole('alert').filter({ hasText: TEXTS.ar.error['internal-error'].title }).waitFor();
      await button(page, TEXTS.ar.common.retry).waitFor();
      await context.close();
    }
  });

  it('is signed out when its session is ended elsewhere', async () => {
    const [page, other] = [await people.newPage(), await people.newPage()];
    for (const tab of [page, other]) {
      await tab.goto(`${people.product.url}/login?returnTo=%2Fprofile`);
      await logIn(tab, member);
      await heading(tab, texts.profile.title);
    }
    await button(other, texts.profile.sessions.endAll).click();
    await other.getByRole('dialog').getByRole('button', { name: texts.profile.sessions.endAll }).click();
    await heading(other, texts.login.title);
    // its next request is refused
    await page.getByRole('link', { name: 'My stores' }).click();
    await heading(page, texts.login.title);
  });
});

it('no page threw an error', () => {
  expect(people.problems).toEqual([]);
});
