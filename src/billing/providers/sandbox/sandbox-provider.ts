import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { People } from '#database/connect.ts';
import { type Clock, MINUTE_MS } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import { Fact, ProviderId } from '../../events/facts.ts';
import type { Provider, ProviderEvent, Snapshot } from '../provider.ts';
import { checkWebhook, parseJson } from '../signature.ts';
import { queueDeliveries, SIGNATURE_HEADER } from './deliver.ts';
import * as engine from './engine.ts';
import { changeBook, findBook, findBookOf, findCheckout, saveCheckout } from './store.ts';

export type SandboxDeps = {
  database: People;
  /** The sandbox's own clock, which may be ahead. */
  clock: Clock;
  /** The real time, by which webhooks are signed and checked. */
  wallClock: Clock;
  secret: string;
  origin: () => string;
  random: () => number;
};

const Webhook = z.object({
  event_id: ProviderId,
  event_type: z.string(),
  occurred_at: z.iso.datetime(),
  account_id: z.string(),
  data: Fact.nullable().catch(null),
});

/** A complete payment provider on this machine. No money moves. */
export function sandboxProvider(deps: SandboxDeps): Provider {
  const { database, clock, wallClock, secret } = deps;

  async function change(id: string, work: (book: engine.SandboxBook, now: number) => engine.Change): Promise<Snapshot> {
    const done = await changeBook(
      database,
      id,
      (book) => work(book, clock.now()),
      (trx, made) => queueDeliveries(trx, made, { nowMs: wallClock.now(), random: deps.random }),
    );
    if (done.isDeclined) throw new Problem('payment-failed');
    return snapshotOf(done.book);
  }

  return {
    name: 'sandbox',
    async openCheckout({ accountId, email, plan, hasTrial }) {
      const id = newCheckoutId();
      const open = { purpose: 'subscribe', status: 'open', subscriptionId: null, pending: null } as const;
      await saveCheckout(database, id, { ...open, accountId, email, plan, hasTrial });
      return id;
    },
    async closeCheckout(id) {
      const checkout = await findCheckout(database, id);
      if (checkout && checkout.status !== 'completed')
        await saveCheckout(database, id, { ...checkout, status: 'closed' });
    },
    async readCheckout(id) {
      const checkout = await findCheckout(database, id);
      if (checkout?.status !== 'completed' || checkout.subscriptionId === null) return [];
      return this.readSubscription(checkout.subscriptionId);
    },
    async readSubscription(id) {
      const book = await findBook(database, id);
      return book ? snapshotOf(book) : [];
    },
    cardKey: async (id) => engine.payerOf(await getBook(database, id)),
    async quoteChange(id, plan, isFree) {
      const book = await getBook(database, id);
      assertBillable(book, isFree);
      const withTax = (net: number) => net + engine.taxMinor(net, book.country);
      return {
        dueNowMinor: isFree ? 0 : withTax(Math.max(0, engine.prorationMinor(book, plan, clock.now()))),
        nextChargeMinor: withTax(engine.priceMinor(plan)),
        currency: engine.CURRENCY,
      };
    },
    changePlan: (id, plan, isFree) =>
      change(id, (book, now) => {
        assertBillable(book, isFree);
        return engine.changePlan(book, plan, isFree, now);
      }),
    cancel: (id, when) => change(id, (book, now) => engine.cancel(book, when, now)),
    resume: (id) => change(id, (book, now) => engine.resume(book, now)),
    async changePaymentMethod(subscriptionId) {
      const { accountId, subscription } = await getBook(database, subscriptionId);
      const id = newCheckoutId();
      await saveCheckout(database, id, {
        ...{ purpose: 'update-payment-method', status: 'open', hasTrial: false, pending: null },
        ...{ accountId, email: '', plan: subscription.plan, subscriptionId },
      });
      return id;
    },
    async refund(transactionId) {
      const book = await findBookOf(database, transactionId);
      if (!book) throw new Problem('not-found');
      return change(book.subscription.id, (each, now) => engine.refund(each, transactionId, 'refund', now));
    },
    async findInvoice(transactionId) {
      const book = await findBookOf(database, transactionId);
      return book ? `${deps.origin()}/dev/invoices/${transactionId}` : null;
    },
    readWebhook(body, headers) {
      checkWebhook(headers[SIGNATURE_HEADER], body, {
        ...{ secrets: [secret], toleranceMs: MINUTE_MS, nowMs: wallClock.now() },
      });
      const read = Webhook.safeParse(parseJson(body));
      if (!read.success) throw new Problem('invalid-input');
      const { event_id, event_type, occurred_at, account_id, data } = read.data;
      return [
        { id: event_id, type: event_type, occurredAt: Date.parse(occurred_at), accountId: account_id, fact: data },
      ];
    },
  };
}

function snapshotOf({ said, accountId }: engine.SandboxBook): ProviderEvent[] {
  return Object.values(said).map((event) => ({ ...event, type: `${event.fact?.kind}.updated`, accountId }));
}

/** As at Paddle, nothing can be billed in a trial. */
function assertBillable({ subscription }: engine.SandboxBook, isFree: boolean): void {
  if (subscription.status === 'trialing' && !isFree) throw new Problem('plan-change-locked');
}

function newCheckoutId(): string {
  return `chk_${randomBytes(16).toString('base64url')}`;
}

async function getBook(database: People, id: string): Promise<engine.SandboxBook> {
  const book = await findBook(database, id);
  if (!book) throw new Problem('not-found');
  return book;
}
