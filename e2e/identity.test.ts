import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openContext } from './browser.ts';
import { oneTimeCode } from './one-time-code.ts';
import { type Product, startProduct, until } from './product.ts';
import { TEXTS } from './texts.ts';

const texts = TEXTS.en;
const PASSWORD = 'a long enough sentence';
/** One point of colour. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let product: Product;
let browser: Browser;
let apiKey: string;
let provider: string;
/** Of the tests that leave an account as it is. */
let member: string;
let made = 0;
const problems: string[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(['--empty']), launchBrowser()]);
  const config = (await (await fetch(`${product.url}/config.json`)).json()) as {
    apiKey: string;
    providers: { name: string }[];
  };
  apiKey = config.apiKey;
  provider = config.providers[0]!.name;
  member = await newMember();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

describe('an account', () => {
  it('goes from sign-up over a changed password and a second factor to its deletion', async () => {
    const page = await newPage();
    const email = newEmail();
    await page.goto(`${product.url}/signup?returnTo=%2Fprofile`);
    await page.getByLabel(texts.auth.email).fill(email);
    await newPassword(page).fill('short');
    await page.getByText('very weak').waitFor();
    await newPassword(page).fill(PASSWORD);
    await submit(page);
    await heading(page, texts.verify.title);
    await page.goto(await product.linkMailedTo(email));
    await page.waitForURL('**/profile');

    await page.getByLabel(texts.profile.name.label).fill('Ada');
    await button(page, texts.profile.save).click();
    await page.getByText(texts.profile.name.saved).waitFor();

    await page.getByLabel(texts.profile.password.old).fill('not the password');
    await page.getByLabel(texts.profile.password.new).fill('another long sentence');
    await button(page, texts.profile.password.action).click();
    await page.getByText(texts.auth['wrong-current-password']).waitFor();
    await page.getByLabel(texts.profile.password.old).fill(PASSWORD);
    await button(page, texts.profile.password.action).click();
    await page.getByText(texts.profile.password.changed).waitFor();

    await button(page, texts.profile.secondFactor.add).click();
    await page.getByRole('img', { name: texts.profile.secondFactor.qrLabel }).waitFor();
    const key = (await page.getByRole('dialog').locator('code').textContent())!;
    await enterCode(page, key, Date.now() - 30_000);
    await page.getByText(texts.profile.secondFactor.on).waitFor();

    await button(page, texts.profile.logout).click();
    await heading(page, texts.login.title);
    await logIn(page, email, 'another long sentence');
    await heading(page, texts.secondFactor.title);
    await enterCode(page, key, Date.now());
    await page.waitForURL('**/profile');

    await button(page, texts.profile.delete.action).click();
    await page.getByRole('dialog').getByText(texts.profile.delete.stores).waitFor();
    await button(page, texts.profile.delete.confirm).click();
    await page.getByRole('dialog').locator('input[autocomplete="current-password"]').fill('another long sentence');
    await button(page, texts.confirmIdentity.action).click();
    await enterCode(page, key, Date.now() + 30_000);
    await page.getByText(texts.profile.delete.done).waitFor();
    await heading(page, texts.login.title);
    await logIn(page, email, 'another long sentence');
    await page.getByText(texts.auth['invalid-credential']).waitFor();
  });

  it('changes its address by a link that a signed-in user opens; the link works once', async () => {
    const page = await newPage();
    const [email, next] = [await newMember(), newEmail()];
    await page.goto(`${product.url}/login?returnTo=%2Fprofile`);
    await logIn(page, email);
    await page.getByLabel(texts.profile.email.new).fill(next);
    await button(page, texts.profile.email.action).click();
    await page.getByText('We sent a link to').waitFor();
    const link = await product.linkMailedTo(next);
    await page.goto(link);
    await heading(page, texts.authAction.verifyAndChangeEmail.done);
    await page.goto(link);
    await heading(page, texts.authAction.failed.used);
    await page.goto(`${product.url}/auth/action?mode=verifyEmail&oobCode=cut`);
    await heading(page, texts.authAction.failed.incomplete);
    await page.goto(`${product.url}/login?returnTo=%2F%2Fevil.example`);
    await logIn(page, next);
    await page.waitForURL(`${product.url}/overview`);
  });

  it('gets its address back by the mail that tells of the change', async () => {
    const [email, next] = [await newMember(), newEmail()];
    const { idToken } = await call<{ idToken: string }>('signInWithPassword', { email, password: PASSWORD });
    await call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: next });
    await call('update', { oobCode: codeIn(await product.linkMailedTo(next)) });
    const link = await until(async () => {
      // the mail that confirmed the address may still be the newest
      const newest = await product.linkMailedTo(email);
      return newest.includes('mode=recoverEmail') ? newest : null;
    });
    const page = await newPage();
    await page.goto(link);
    await heading(page, texts.authAction.recoverEmail.title);
    await button(page, texts.authAction.recoverEmail.action).click();
    await heading(page, texts.authAction.recoverEmail.done);
    await page.goto(`${product.url}/login`);
    await logIn(page, email);
    await page.waitForURL('**/overview');
  });

  it('shows the picture that its owner chooses, until it is removed', async () => {
    const page = await openProfile(await newMember());
    const shown = button(page, texts.account.menu).locator('img');
    await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
    await page.getByText(texts.profile.picture.saved).waitFor();
    await shown.waitFor();
    expect(await shown.getAttribute('src')).toMatch(/^\/pictures\/accounts\//);
    expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(256);

    const text = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') };
    await page.locator('input[type=file]').setInputFiles(text);
    await page.getByText(texts.auth['invalid-picture']).waitFor();
    await button(page, texts.profile.picture.remove).click();
    await page.getByText(texts.profile.picture.removed).waitFor();
    await shown.waitFor({ state: 'detached' });
  });

  it('logs in by a mailed link', async () => {
    const page = await newPage();
    const email = member;
    await page.goto(`${product.url}/login?returnTo=%2Fstores`);
    await page.getByLabel(texts.auth.email).fill(email);
    await button(page, texts.emailLink.action).click();
    await heading(page, texts.passwordReset.sent);
    const link = await until(async () => {
      // the mail that confirmed the address may still be the newest
      const newest = await product.linkMailedTo(email);
      return newest.includes('mode=signIn') ? newest : null;
    });
    await page.goto(link);
    await submit(page);
    await page.waitForURL('**/stores');
  });
});

describe('an external account', () => {
  it('opens in a window of 500 × 600, whose second opening closes the first', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      window.open = (url, name, features) => {
        document.documentElement.dataset.features = features;
        return open(url, name, features);
      };
    });
    await openLogin(page);
    const first = await openWindow(page);
    const closed = first.waitForEvent('close');
    const second = await openWindow(page);
    await closed;
    expect(await page.getAttribute('html', 'data-features')).toMatch(/width=500,height=600/);
    await signInElsewhere(second, newEmail());
    await page.waitForURL('**/overview');
  });

  it('says what became of a window that is closed, cancelled or not allowed here', async () => {
    const page = await newPage();
    await openLogin(page);
    await (await openWindow(page)).close();
    await page.getByText(texts.auth['popup-closed-by-user']).waitFor();

    await (await openWindow(page)).getByRole('button', { name: 'Cancel' }).click();
    await page.getByText(texts.auth['user-cancelled']).waitFor();

    await page.route('**/v1/projects*', (route) => route.fulfill({ json: { authorizedDomains: ['other.example'] } }));
    await page.reload();
    await openWindow(page);
    await page.getByText(texts.auth['unauthorized-domain']).waitFor();
  });

  it('is linked to an account and unlinked in the profile', async () => {
    const page = await openProfile(await newMember());
    const section = page.getByRole('region', { name: texts.profile.providers.title });
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      section.getByRole('button', { name: texts.profile.providers.link, exact: true }).click(),
    ]);
    const elsewhere = newEmail();
    await signInElsewhere(opened, elsewhere);
    await section.getByText(elsewhere).waitFor();
    await section.getByRole('button', { name: texts.profile.providers.unlink }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.profile.providers.unlink }).click();
    await section.getByText(texts.profile.providers.notLinked).waitFor();
  });

  it('proves by its window who deletes the account that it alone opens', async () => {
    const page = await newPage();
    const email = newEmail();
    await page.goto(`${product.url}/login?returnTo=%2Fprofile`);
    await heading(page, texts.login.title);
    await signInElsewhere(await openWindow(page), email);
    await heading(page, texts.profile.title);
    await page.getByText(texts.profile.providers.lastWay).waitFor();
    await button(page, texts.profile.delete.action).click();
    await button(page, texts.profile.delete.confirm).click();
    const [proof] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('dialog').getByRole('button', { name: provider }).click(),
    ]);
    await signInElsewhere(proof, email);
    await page.getByText(texts.profile.delete.done).waitFor();
    await heading(page, texts.login.title);
  });

  it('goes on in the same window where no other may open', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await openLogin(page);
    await button(page, continueWith()).click();
    await page.getByText(texts.auth['popup-blocked']).waitFor();
    await button(page, texts.external.hereInstead).click();
    await page.getByRole('heading', { name: 'Practice account' }).waitFor();
    await signInElsewhere(page, newEmail());
    await page.waitForURL('**/overview');
  });
});

describe('an open page', () => {
  it('renews its token by itself, in two tabs at once', async () => {
    const context = await openContext(browser);
    const [page, other] = [await newPage(context), await newPage(context)];
    await page.goto(`${product.url}/login`);
    await logIn(page, member);
    await page.waitForURL('**/overview');

    const renewals: number[] = [];
    // 5 minutes and a moment: the moment is all that the SDK waits
    await context.route('**/v1/token*', async (route) => {
      const response = await route.fetch();
      renewals.push(response.status());
      await route.fulfill({ response, json: { ...(await response.json()), expires_in: '302' } });
    });
    await page.reload();
    await heading(page, texts.overview.firstUse.title);
    await Promise.all([page.reload(), other.goto(`${product.url}/profile`)]);
    // each page renews once when it starts, to read the plan; the rest comes by itself
    await expect.poll(() => renewals.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(7);
    expect(new Set(renewals)).toEqual(new Set([200]));
    await context.unrouteAll({ behavior: 'wait' });
    await Promise.all([page.reload(), other.reload()]);
    await Promise.all([heading(page, texts.overview.firstUse.title), heading(other, texts.profile.title)]);
    await context.close();
  });

  it('tries again after 30 s, then after twice as long, while the network is away', async () => {
    const page = await newPage();
    await page.clock.install();
    await page.goto(`${product.url}/login`);
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
      // the answer to the last try takes its time too
      await page.clock.fastForward(12_000);
      await expect.poll(() => tries).toBe(tried + 1);
    }
    await page.unrouteAll();
    const renewed = page.waitForResponse('**/v1/token*');
    await page.clock.fastForward(240_000);
    expect((await renewed).status()).toBe(200);
    await page.context().close();
  });

  it('is signed out by itself when an operator disables the account', async () => {
    const [page, email] = [await newPage(), await newMember()];
    await page.clock.install();
    await openProfile(email, page);
    await product.disable(email);
    // it asks every five minutes
    await page.clock.fastForward(5 * 60_000);
    await heading(page, texts.login.title);
    await logIn(page, email);
    await page.getByText(texts.auth['user-disabled']).waitFor();
  });

  it('has a cookie that opens a plain link, changes nothing and goes with the sign-in', async () => {
    const page = await openProfile(member);
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

  it('is signed out when its session is ended elsewhere', async () => {
    const [page, other] = [await newPage(), await newPage()];
    for (const tab of [page, other]) {
      await tab.goto(`${product.url}/login?returnTo=%2Fprofile`);
      await logIn(tab, member);
      await heading(tab, texts.profile.title);
    }
    await button(other, texts.profile.sessions.endAll).click();
    await other.getByRole('dialog').getByRole('button', { name: texts.profile.sessions.endAll }).click();
    await heading(other, texts.login.title);
    // whatever it asks next is refused
    await page.getByRole('link', { name: 'My stores' }).click();
    await heading(page, texts.login.title);
  });
});

it('nothing was thrown on the way', () => {
  expect(problems).toEqual([]);
});

async function newPage(context?: BrowserContext): Promise<Page> {
  const page = await (context ?? (await openContext(browser))).newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => problems.push(`${page.url()} ${error.message}`));
  return page;
}

function newEmail(): string {
  return `someone-${++made}@shop.example`;
}

/** An account with a confirmed address, made without the screens. */
async function newMember(): Promise<string> {
  const email = newEmail();
  const { idToken } = await call<{ idToken: string }>('signUp', { email, password: PASSWORD });
  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  await call('update', { oobCode: codeIn(await product.linkMailedTo(email)) });
  return email;
}

function codeIn(link: string): string | null {
  return new URL(link).searchParams.get('oobCode');
}

async function openProfile(email: string, page?: Page): Promise<Page> {
  page ??= await newPage();
  await page.goto(`${product.url}/login?returnTo=%2Fprofile`);
  await logIn(page, email);
  await heading(page, texts.profile.title);
  return page;
}

/** At the practice issuer, in the window that was opened for it. */
async function signInElsewhere(opened: Page, email: string): Promise<void> {
  await opened.getByLabel('E-mail address').fill(email);
  await button(opened, 'Continue').click();
}

async function call<Answer>(method: string, body: object): Promise<Answer> {
  const answer = await fetch(`${product.url}/v1/accounts:${method}?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} answered ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const newPassword = (page: Page) => page.locator('input[autocomplete="new-password"]');
const submit = (page: Page) => page.locator('form button[type=submit]').first().click();
const continueWith = () => texts.external.continueWith.replace('{{provider}}', provider);

async function openLogin(page: Page): Promise<void> {
  await page.goto(`${product.url}/login`);
  await heading(page, texts.login.title);
}

async function openWindow(page: Page): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), button(page, continueWith()).click()]);
  return opened;
}

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(texts.auth.email).fill(email);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await submit(page);
}

async function enterCode(page: Page, key: string, atMs: number): Promise<void> {
  await page.getByRole('textbox', { name: texts.secondFactor.code }).fill(oneTimeCode(key, atMs));
  await page.getByRole('textbox', { name: texts.secondFactor.code }).press('Enter');
}
