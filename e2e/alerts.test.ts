import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutboxMail, SinkMessage } from '#contract/local.ts';
import type { AlertRing } from '#contract/messages/alert.ts';
import { MINUTE_MS } from '#runtime/clock.ts';
import { launchBrowser, openContext } from './browser.ts';
import { button, heading, logIn, PASSWORD, People, texts } from './people.ts';
import { until } from './product.ts';
import { sharedProduct } from './shared-product.ts';
import { shopThatSells } from './shop-that-sells.ts';
import { signIn } from './sign-in.ts';

/** A practice store is polled every minute. */
const TWO_POLLS_MS = 2 * MINUTE_MS;
const FILTER = 'What sells';

let people: People;
beforeAll(async () => {
  people = await People.start();
});
afterAll(() => people?.stop());

// the brief is tried while the alert waits for its poll
describe.concurrent('what members are sent', () => {
  it('an alert is rehearsed, and rings on the page, by mail and at a webhook within two polls', async () => {
    const email = await people.newMember();
    const api = await apiOf(email);
    const shop = await shopThatSells(people.product);
    const { id } = await api<{ id: string }>('POST', '/api/stores', { url: shop.url });
    await until(async () =>
      (await api<{ status: string }>('GET', `/api/stores/${id}`)).status === 'TRACKED' ? 1 : null,
    );
    const savedFilters = { products: [{ name: FILTER, search: '?minOrders=0.1' }] };
    await api('PATCH', '/user/preferences', { savedFilters });
    await api('POST', '/api/channels', { name: 'By mail', target: { kind: 'mail' } });
    await api('POST', '/api/channels', {
      name: 'To a program',
      target: { kind: 'webhook', url: `${people.product.url}/dev/sink` },
    });

    const page = await openPage('/alerts', email);
    await button(page, texts.alerts.new).first().click();
    const dialog = page.getByRole('dialog');
    await choose(page, texts.alerts.when, texts.alerts.kind.matches);
    await choose(page, texts.alerts.filter, FILTER);
    await dialog.getByText(texts.alerts.matchesHint).waitFor();
    for (const name of ['By mail', 'To a program']) await dialog.getByRole('checkbox', { name }).check();
    await dialog.getByRole('button', { name: texts.alerts.save }).click();
    await dialog.waitFor({ state: 'detached' });

    const ring = await until(
      async () => (await api<{ items: AlertRing[] }>('GET', '/api/alerts/rings')).items[0] ?? null,
      // a reading may be slow on a slow machine
      2 * TWO_POLLS_MS,
    );
    const title = ring.detail.title!;
    await page.reload();
    await page.getByRole('listitem').filter({ hasText: title }).first().waitFor();
    const rung = {
      type: 'alert.rang',
      lines: expect.arrayContaining([expect.objectContaining({ text: expect.stringContaining(title) })]),
    };
    const told = await until(async () => {
      const messages = await getJson<SinkMessage[]>('/dev/sink');
      return messages.find(({ body }) => JSON.stringify(body).includes(`/products/${ring.productId}"`)) ?? null;
    });
    expect(told.body).toMatchObject(rung);
    expect(Object.keys(told.headers).toSorted()).toEqual(['webhook-id', 'webhook-signature', 'webhook-timestamp']);
    const mail = await until(async () => {
      const mails = await getJson<OutboxMail[]>('/dev/outbox');
      return mails.find(({ to, text }) => to === email && text.includes(`/products/${ring.productId}\n`)) ?? null;
    });
    expect(mail.text).toContain(title);
    expect(people.problems).toEqual([]);
  }, 420_000);

  it('a brief is previewed before it is saved, and says when it comes next', async () => {
    const page = await openPage('/briefs', await people.newMember());
    await button(page, texts.briefs.new).first().click();
    const dialog = page.getByRole('dialog');
    await button(page, texts.briefs.preview).click();
    await dialog.getByText(texts.briefs.wouldBeEmpty).waitFor();
    await dialog.getByRole('checkbox', { name: texts.briefs.sendsEmpty }).check();
    await dialog.getByRole('button', { name: texts.common.save }).click();
    await dialog.waitFor({ state: 'detached' });
    const brief = page.getByRole('listitem').filter({ hasText: texts.briefs.alsoEmpty });
    await brief.getByText(textBefore(texts.briefs.next)).waitFor();
    await brief.getByRole('button', { name: textBefore(texts.briefs.stopNamed) }).click();
    await brief.getByText(texts.briefs.stopped, { exact: true }).waitFor();
  });
});

describe('a key', () => {
  it('opens the API to a program and every tool to an assistant, until it is revoked', async () => {
    const product = sharedProduct('practising');
    const browser = await launchBrowser();
    try {
      const page = await (await openContext(browser)).newPage();
      page.setDefaultTimeout(30_000);
      await signIn(page, product, '/profile');
      await button(page, texts.profile.keys.make).click();
      await page.getByRole('dialog').getByLabel(texts.profile.keys.name).fill('A journey');
      await page.getByRole('dialog').getByRole('button', { name: texts.profile.keys.make }).click();
      await page.getByText(texts.profile.keys.shownOnce).waitFor();
      const key = await page.getByRole('textbox', { name: 'A journey' }).inputValue();
      await button(page, texts.profile.keys.kept).click();

      const headers = { authorization: `Bearer ${key}` };
      const ask = (path: string) => fetch(product.url + path, { headers });
      const stores = (await (await ask('/api/stores')).json()) as { items: { id: string }[] };
      const products = (await (await ask('/api/products')).json()) as { items: { id: string }[] };
      const [store, other] = stores.items.map(({ id }) => id);

      const client = new Client({ name: 'journey', version: '1' });
      await client.connect(
        new StreamableHTTPClientTransport(new URL('/mcp', product.url), { requestInit: { headers } }),
      );
      const of = products.items[0]!.id;
      const asked: Record<string, Record<string, unknown>> = {
        ...{ find_stores: {}, find_products: { storeId: store }, what_happened: { of: store }, trend: { of: store } },
        ...{ compare: { of: [store, other] }, accuracy: { of: store } },
        why_this_number: { of, day: new Date(Date.now() - 24 * 60 * MINUTE_MS).toISOString().slice(0, 10) },
      };
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name).toSorted()).toEqual(Object.keys(asked).toSorted());
      for (const [name, given] of Object.entries(asked)) {
        const answer = await client.callTool({ name, arguments: given });
        expect([name, answer.isError ?? false, answer.structuredContent]).toEqual([name, false, expect.any(Object)]);
      }
      await client.close();

      const row = page.getByRole('listitem').filter({ hasText: 'A journey' });
      await row.getByRole('button', { name: texts.profile.keys.revoke }).click();
      await page.getByRole('dialog').getByRole('button', { name: texts.profile.keys.revoke }).click();
      await expect.poll(async () => (await ask('/api/stores')).status).toBe(401);
    } finally {
      await browser.close();
    }
  });
});

async function openPage(path: string, email: string): Promise<Page> {
  const page = await people.newPage();
  await page.goto(`${people.product.url}/login?returnTo=${encodeURIComponent(path)}`);
  await logIn(page, email);
  await page.waitForURL(`**${path}`);
  await heading(page, texts[path === '/alerts' ? 'alerts' : 'briefs'].title);
  return page;
}

/** Calls the API as a user, without the screens. */
async function apiOf(email: string) {
  const { idToken } = await people.call<{ idToken: string }>('signInWithPassword', { email, password: PASSWORD });
  return async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(people.product.url + path, {
      method,
      headers: { authorization: `Bearer ${idToken}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${text}`);
    return (text === '' ? null : JSON.parse(text)) as Answer;
  };
}

async function getJson<Value>(path: string): Promise<Value> {
  return (await (await fetch(people.product.url + path)).json()) as Value;
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The part of a text before its first placeholder. */
function textBefore(text: string): string {
  return text.split('{{')[0]!.trim();
}
