import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { launchBrowser, openContext } from './browser.ts';
import { oneTimeCode } from './one-time-code.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';
import { TEXTS } from './texts.ts';

export const texts = TEXTS.en;
export const PASSWORD = 'a long enough sentence';

/** Accounts at the product that all journeys share, and their browser. */
export class People {
  readonly product: Product;
  readonly browser: Browser;
  /** Errors thrown in pages. */
  readonly problems: string[] = [];
  readonly #apiKey: string;
  /** The name of the practice issuer. */
  readonly provider: string;

  private constructor(product: Product, browser: Browser, config: { apiKey: string; provider: string }) {
    this.product = product;
    this.browser = browser;
    this.#apiKey = config.apiKey;
    this.provider = config.provider;
  }

  static async start(): Promise<People> {
    const product = sharedProduct('empty');
    const browser = await launchBrowser();
    const { apiKey, providers } = (await (await fetch(`${product.url}/config.json`)).json()) as {
      apiKey: string;
      providers: { name: string }[];
    };
    return new People(product, browser, { apiKey, provider: providers[0]!.name });
  }

  async stop(): Promise<void> {
    await this.browser.close();
  }

  async newPage(context?: BrowserContext): Promise<Page> {
    const page = await (context ?? (await openContext(this.browser))).newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => this.problems.push(`${page.url()} ${error.message}`));
    return page;
  }

  newEmail(): string {
    return `someone-${randomUUID().slice(0, 8)}@shop.example`;
  }

  /** Creates an account with a confirmed address, without the screens. */
  async newMember(): Promise<string> {
    const email = this.newEmail();
    const { idToken } = await this.call<{ idToken: string }>('signUp', { email, password: PASSWORD });
    await this.call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
    await this.call('update', { oobCode: codeIn(await this.product.linkMailedTo(email)) });
    return email;
  }

  async openProfile(email: string, page?: Page): Promise<Page> {
    page ??= await this.newPage();
    await page.goto(`${this.product.url}/login?returnTo=%2Fprofile`);
    await logIn(page, email);
    await heading(page, texts.profile.title);
    return page;
  }

  async openLogin(page: Page): Promise<void> {
    await page.goto(`${this.product.url}/login`);
    await heading(page, texts.login.title);
  }

  /** The text of the button that opens the practice issuer. */
  continueWith(): string {
    return texts.external.continueWith.replace('{{provider}}', texts.external.practiceInSentence);
  }

  async openWindow(page: Page): Promise<Page> {
    const [opened] = await Promise.all([page.waitForEvent('popup'), button(page, this.continueWith()).click()]);
    return opened;
  }

  /** Calls the identity service directly, without the screens. Throws its refusals. */
  async call<Answer>(method: string, body: object): Promise<Answer> {
    const answer = await fetch(`${this.product.url}/v1/accounts:${method}?key=${this.#apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} answered ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
}

export function codeIn(link: string): string | null {
  return new URL(link).searchParams.get('oobCode');
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const expectFocus = (control: Locator) =>
  expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true);
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
export const newPassword = (page: Page) => page.locator('input[autocomplete="new-password"]');
export const submit = (page: Page) => page.locator('form button[type=submit]').first().click();

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(texts.auth.email).fill(email);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await submit(page);
}

/** Signs in at the practice issuer, in the window opened for it. */
export async function signInElsewhere(opened: Page, email: string): Promise<void> {
  await opened.getByLabel('E-mail address').fill(email);
  await button(opened, 'Continue').click();
}

export async function enterCode(page: Page, key: string, atMs: number): Promise<void> {
  await page.getByRole('textbox', { name: texts.secondFactor.code }).fill(oneTimeCode(key, atMs));
  await page.getByRole('textbox', { name: texts.secondFactor.code }).press('Enter');
}
