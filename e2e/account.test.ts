import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  button,
  codeIn,
  enterCode,
  expectFocus,
  heading,
  logIn,
  newPassword,
  PASSWORD,
  People,
  submit,
  texts,
} from './people.ts';
import { until } from './product.ts';

/** An image of one coloured pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let people: People;
/** A shared member, for tests that do not change the account. */
let member: string;

beforeAll(async () => {
  people = await People.start();
  member = await people.newMember();
});
afterAll(() => people?.stop());

describe('an account', () => {
  it('goes from sign-up over a changed password and a second factor to its deletion', async () => {
    const page = await people.newPage();
    const email = people.newEmail();
    await page.goto(`${people.product.url}/signup?returnTo=%2Fprofile`);
    await page.getByLabel(texts.auth.email).fill(email);
    await newPassword(page).fill('short');
    await page.getByText('very weak').waitFor();
    await newPassword(page).fill(PASSWORD);
    await submit(page);
    await heading(page, texts.verify.title);
    await page.goto(await people.product.linkMailedTo(email));
    await button(page, texts.authAction.verifyEmail.action).click();
    await page.waitForURL('**/profile');

    await page.getByLabel(texts.profile.name.label).fill('Ada');
    await button(page, texts.profile.save).press('Enter');
    await page.getByText(texts.profile.name.saved).waitFor();
    await expectFocus(button(page, texts.profile.save));

    await page.getByLabel(texts.profile.password.old).fill('not the password');
    await page.getByLabel(texts.profile.password.new).fill('another long sentence');
    await button(page, texts.profile.password.action).click();
    await page.getByText(texts.auth['wrong-current-password']).waitFor();
    await page.getByLabel(texts.profile.password.old).fill(PASSWORD);
    await button(page, texts.profile.password.action).press('Space');
    await page.getByText(texts.profile.password.changed).waitFor();
    await expectFocus(button(page, texts.profile.password.action));

    await button(page, texts.profile.secondFactor.add).press('Enter');
    await page.getByRole('img', { name: texts.profile.secondFactor.qrLabel }).waitFor();
    const key = (await page.getByRole('dialog').locator('code').textContent())!;
    await enterCode(page, key, Date.now() - 30_000);
    await page.getByText(texts.profile.secondFactor.on).waitFor();
    await expectFocus(button(page, texts.profile.secondFactor.remove));

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
    const page = await people.newPage();
    const [email, next] = [await people.newMember(), people.newEmail()];
    await page.goto(`${people.product.url}/login?returnTo=%2Fprofile`);
    await logIn(page, email);
    await page.getByLabel(texts.profile.email.new).fill(next);
    await button(page, texts.profile.email.action).click();
    await page.getByText('We sent a link to').waitFor();
    const link = await people.product.linkMailedTo(next);
    await page.goto(link);
    await page.getByText(next).waitFor();
    await button(page, texts.authAction.verifyAndChangeEmail.action).click();
    await heading(page, texts.authAction.verifyAndChangeEmail.done);
    await page.goto(link);
    await heading(page, texts.authAction.failed.used);
    await page.goto(`${people.product.url}/auth/action?mode=verifyEmail&oobCode=cut`);
    await heading(page, texts.authAction.failed.incomplete);
    await page.goto(`${people.product.url}/login?returnTo=%2F%2Fevil.example`);
    await logIn(page, next);
    await page.waitForURL(`${people.product.url}/overview`);
  });

  it('restores its address with the link in the mail about the change', async () => {
    const [email, next] = [await people.newMember(), people.newEmail()];
    const { idToken } = await people.call<{ idToken: string }>('signInWithPassword', { email, password: PASSWORD });
    await people.call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: next });
    await people.call('update', { oobCode: codeIn(await people.product.linkMailedTo(next)) });
    const link = await until(async () => {
      // the mail that confirmed the address may still be the newest
      const newest = await people.product.linkMailedTo(email);
      return newest.includes('mode=recoverEmail') ? newest : null;
    });
    const page = await people.newPage();
    await page.goto(link);
    await heading(page, texts.authAction.recoverEmail.title);
    await button(page, texts.authAction.recoverEmail.action).click();
    await heading(page, texts.authAction.recoverEmail.done);
    await page.goto(`${people.product.url}/login`);
    await logIn(page, email);
    await page.waitForURL('**/overview');
  });

  it('shows the picture that its owner chooses, until it is removed', async () => {
    const page = await people.openProfile(await people.newMember());
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
    const page = await people.newPage();
    const email = member;
    await page.goto(`${people.product.url}/login?returnTo=%2Fstores`);
    await page.getByLabel(texts.auth.email).fill(email);
    await button(page, texts.emailLink.action).click();
    await heading(page, texts.passwordReset.sent);
    const link = await until(async () => {
      // the mail that confirmed the address may still be the newest
      const newest = await people.product.linkMailedTo(email);
      return newest.includes('mode=signIn') ? newest : null;
    });
    await page.goto(link);
    await submit(page);
    await page.waitForURL('**/stores');
  });
});

it('no page threw an error', () => {
  expect(people.problems).toEqual([]);
});
