import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX_CARDS } from '#contract/billing/checkout.ts';
import { launchBrowser, openContext } from './browser.ts';
import { expectFocus } from './people.ts';
import { sharedProduct } from './shared-product.ts';
import { signUp } from './sign-up.ts';
import { TEXTS } from './texts.ts';

const texts = TEXTS.en;
const { billing, referrals, checkout } = texts;

const product = sharedProduct('empty');
let browser: Browser;
let page: Page;
const problems: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  page = await openPage();
  await signUp(page, product, 'anna@example.com');
});
afterAll(() => browser?.close());

describe('from the free plan to a subscription and back, on the sandbox', () => {
  it('tries a plan after a refused card, and another open page of the member notices the change by itself', async () => {
    const other = await page.context().newPage();
    await other.goto(`${product.url}/overview`);
    const locked = other.getByRole('button', { name: texts.navigation.analytics });
    await locked.waitFor();

    await page.goto(`${product.url}/billing?plan=BASIC`);
    await planAtHand('FREE');
    const trial = card('BASIC').getByRole('button', { name: billing.act.trial });
    await trial.press('Enter');
    const overlay = page.getByRole('dialog');
    await overlay.getByText(checkout.sandbox).waitFor();
    // put aside, it is there when the plan is chosen again, and the button has the focus back
    await page.keyboard.press('Escape');
    await overlay.waitFor({ state: 'hidden' });
    await expectFocus(trial);
    await trial.press('Enter');
    await payWith(SANDBOX_CARDS.declined);
    await page.getByText(checkout.declined).waitFor();
    await payWith(SANDBOX_CARDS.paid);
    await planAtHand('BASIC');
    await state('trialing').waitFor();
    await other.getByRole('link', { name: texts.navigation.analytics }).waitFor();
    await other.close();
  }, 60_000);

  it('is charged when the trial ends, with an invoice and an exportable list', async () => {
    await advance(8);
    await show('/billing');
    await state('active').waitFor();
    const row = page.getByRole('row', { name: billing.transactions.kind.payment });
    await row.getByText(billing.transactions.status.paid).waitFor();
    const [invoice] = await Promise.all([page.context().waitForEvent('page'), row.getByRole('button').click()]);
    await invoice.waitForURL(/invoices/);
    await invoice.close();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: texts.export.title })
        .click()
        .then(() => page.getByRole('menuitem', { name: texts.export.format.csv }).click()),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
  }, 60_000);

  it('upgrades at once, schedules a downgrade and a cancellation, and resumes', async () => {
    await card('PREMIUM').getByRole('button').click();
    await page.getByRole('dialog').getByText('$').first().waitFor();
    await confirm(billing.dialog.upgrade.confirm);
    await planAtHand('PREMIUM');

    await card('STANDARD').getByRole('button').click();
    await page.getByRole('dialog').getByText(texts.offer.areDatabaseDetailsEnabled).waitFor();
    await confirm(billing.dialog.downgrade.confirm);
    await current()
      .getByText(/changes to the Standard plan/)
      .waitFor();
    await planAtHand('PREMIUM');

    await current().getByRole('button', { name: billing.cancel }).click();
    await confirm(billing.dialog.cancel.confirm);
    await state('ending').waitFor();

    await current().getByRole('button', { name: billing.resume }).click();
    await confirm(billing.dialog.resume.confirm);
    await state('active').waitFor();
  }, 60_000);

  it('gets a refund, which ends the plan', async () => {
    await page.getByRole('button', { name: billing.refund.action }).click();
    await confirm(billing.refund.confirm);
    await planAtHand('FREE');
    await page.getByRole('row', { name: billing.transactions.kind.refund }).first().waitFor();
    expect(problems).toEqual([]);
  }, 60_000);
});

describe('a friend who came by a link', () => {
  it('joins, pays, and earns the referrer a month of the best plan', async () => {
    await show('/referrals');
    const link = await page.getByRole('textbox', { name: referrals.link.label }).inputValue();
    expect(link).toMatch(new RegExp(`^${product.url}/\\?r=[2-9A-HJ-NP-Z]{8}$`));

    const friend = await openPage();
    await friend.goto(link);
    await friend.locator('a[href*="/signup"]').first().click();
    await friend.waitForURL(/signup.*r=/);
    await signUp(friend, product, 'ben@example.com', new URL(friend.url()).search);
    await friend.goto(`${product.url}/billing`);
    await card('BASIC', friend).getByRole('button', { name: billing.act.trial }).click();
    // a card of his own, because paying with hers would earn her nothing
    await payWith(SANDBOX_CARDS.needsConfirmation, friend);
    await friend.getByRole('button', { name: checkout.bank.approve }).click();
    await planAtHand('BASIC', friend);

    await advance(8);
    await advance(15);
    await show('/referrals');
    await page.getByText(referrals.state.earned, { exact: true }).waitFor();
    await page.getByRole('button', { name: referrals.credits.spend }).click();
    await confirm(referrals.credits.spend);
    await show('/billing');
    await planAtHand('PREMIUM');
    await state('referral').waitFor();
    expect(problems).toEqual([]);
  }, 60_000);
});

async function openPage(): Promise<Page> {
  const made = await (await openContext(browser)).newPage();
  made.on('pageerror', (error) => problems.push(`${made.url()} ${error.message}`));
  return made;
}

async function show(path: string): Promise<void> {
  await page.goto(`${product.url}${path}`);
}

/** Advances the sandbox's time and processes what falls due. */
async function advance(days: number): Promise<void> {
  const answer = await fetch(`${product.url}/dev/billing/advance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ days }),
  });
  expect(answer.status).toBe(200);
}

type PlanName = keyof typeof texts.plan;

function current(on = page): Locator {
  return on.getByRole('region', { name: billing.current });
}

async function planAtHand(plan: PlanName, on = page): Promise<void> {
  await current(on).getByText(texts.plan[plan], { exact: true }).first().waitFor();
}

function state(name: keyof typeof billing.state): Locator {
  return current().getByText(billing.state[name], { exact: true });
}

function card(plan: PlanName, on = page): Locator {
  return on.getByRole('listitem').filter({ has: on.getByRole('heading', { name: texts.plan[plan], exact: true }) });
}

async function payWith(number: string, on = page): Promise<void> {
  const dialog = on.getByRole('dialog');
  await dialog.getByLabel(checkout.number).fill(number);
  await dialog.locator('button[type=submit]').click();
}

async function confirm(label: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
