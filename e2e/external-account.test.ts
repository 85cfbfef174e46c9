import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { button, heading, People, signInElsewhere, texts } from './people.ts';

let people: People;

beforeAll(async () => {
  people = await People.start();
});
afterAll(() => people?.stop());

describe('an external account', () => {
  it('opens in a window of 500 × 600; opening it again closes the first one', async () => {
    const page = await people.newPage();
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      window.open = (url, name, features) => {
        document.documentElement.dataset.features = features;
        return open(url, name, features);
      };
    });
    await people.openLogin(page);
    const first = await people.openWindow(page);
    const closed = first.waitForEvent('close');
    const second = await people.openWindow(page);
    await closed;
    expect(await page.getAttribute('html', 'data-features')).toMatch(/width=500,height=600/);
    await signInElsewhere(second, people.newEmail());
    await page.waitForURL('**/overview');
  });

  it('reports a window that was closed, cancelled or not allowed here', async () => {
    const page = await people.newPage();
    await people.openLogin(page);
    await (await people.openWindow(page)).close();
    await page.getByText(texts.auth['popup-closed-by-user']).waitFor();

    await (await people.openWindow(page)).getByRole('button', { name: 'Cancel' }).click();
    await page.getByText(texts.auth['user-cancelled']).waitFor();

    await page.route('**/v1/projects*', (route) => route.fulfill({ json: { authorizedDomains: ['other.example'] } }));
    await page.reload();
    await people.openWindow(page);
    await page.getByText(texts.auth['unauthorized-domain']).waitFor();
  });

  it('is linked to an account and unlinked in the profile', async () => {
    const page = await people.openProfile(await people.newMember());
    const section = page.getByRole('region', { name: texts.profile.providers.title });
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      section.getByRole('button', { name: texts.profile.providers.link, exact: true }).click(),
    ]);
    const elsewhere = people.newEmail();
    // longer than the time after which a window counts as closed, because people may take long at a provider
    await opened.waitForTimeout(4_000);
    expect(await opened.evaluate(() => window.opener !== null)).toBe(true);
    await signInElsewhere(opened, elsewhere);
    await section.getByText(elsewhere).waitFor();
    await section.getByRole('button', { name: texts.profile.providers.unlink }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.profile.providers.unlink }).click();
    await section.getByText(texts.profile.providers.notLinked).waitFor();
  });

  it('confirms in its window the deletion of an account that only it signs in to', async () => {
    const page = await people.newPage();
    const email = people.newEmail();
    await page.goto(`${people.product.url}/login?returnTo=%2Fprofile`);
    await heading(page, texts.login.title);
    await signInElsewhere(await people.openWindow(page), email);
    await heading(page, texts.profile.title);
    await page.getByText(texts.profile.providers.lastWay).waitFor();
    await button(page, texts.profile.delete.action).click();
    await button(page, texts.profile.delete.confirm).click();
    const [proof] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('dialog').getByRole('button', { name: people.provider }).click(),
    ]);
    await signInElsewhere(proof, email);
    await page.getByText(texts.profile.delete.done).waitFor();
    await heading(page, texts.login.title);
  });

  it('uses the same window if the browser blocks another', async () => {
    const page = await people.newPage();
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await people.openLogin(page);
    await button(page, people.continueWith()).click();
    await page.getByText(texts.auth['popup-blocked']).waitFor();
    await button(page, texts.external.hereInstead).click();
    await page.getByRole('heading', { name: 'Practice account' }).waitFor();
    await signInElsewhere(page, people.newEmail());
    await page.waitForURL('**/overview');
  });
});

it('no page threw an error', () => {
  expect(people.problems).toEqual([]);
});
