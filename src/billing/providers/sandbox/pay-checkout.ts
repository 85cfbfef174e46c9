import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { TRIAL_DAYS } from '#contract/billing/billing.ts';
import {
  SANDBOX_CARDS,
  type SandboxCheckout,
  type SandboxPayment,
  type SandboxPaymentResult,
} from '#contract/billing/checkout.ts';
import type { People } from '#database/connect.ts';
import { moneyOf } from '#runtime/money.ts';
import { Problem } from '#runtime/problem.ts';
import { queueDeliveries } from './deliver.ts';
import * as engine from './engine.ts';
import type { SandboxDeps } from './sandbox-provider.ts';
import { type CheckoutBook, findBook, findCheckout, saveBook, saveCheckout } from './store.ts';

/** Throws `not-found`. */
export async function getCheckout(database: People, id: string): Promise<SandboxCheckout> {
  const { purpose, status, plan, hasTrial, email } = await getCheckoutBook(database, id);
  const price = moneyOf(engine.priceMinor(plan), engine.CURRENCY);
  return { id, purpose, status, plan, trialDays: hasTrial ? TRIAL_DAYS : 0, price, email };
}

/**
 * Pays with a card of the sandbox. After a declined card another may be tried. Throws `not-found`, `checkout-closed`.
 */
export async function payCheckout(
  deps: SandboxDeps,
  id: string,
  payment: SandboxPayment,
): Promise<SandboxPaymentResult> {
  return inCheckout(deps.database, id, async (trx, checkout) => {
    if (checkout.status === 'completed' || checkout.status === 'closed') throw new Problem('checkout-closed');
    const paying = { ...payment, card: payment.card.replace(/\s/g, '') };
    const total = await totalOf(trx, checkout, paying);
    if (!engine.isCardKnown(paying.card) || paying.card === SANDBOX_CARDS.declined || isExpired(deps, paying.expires)) {
      await saveCheckout(trx, id, { ...checkout, status: 'open', pending: null });
      return { status: 'declined', total };
    }
    if (paying.card === SANDBOX_CARDS.needsConfirmation) {
      await saveCheckout(trx, id, { ...checkout, status: 'needs-confirmation', pending: paying });
      return { status: 'needs-confirmation', total };
    }
    await complete(trx, deps, id, checkout, paying);
    return { status: 'completed', total };
  });
}

/** The answer of the payer's bank for a card that needs confirmation. */
export async function confirmCheckout(
  deps: SandboxDeps,
  id: string,
  isApproved: boolean,
): Promise<SandboxPaymentResult> {
  return inCheckout(deps.database, id, async (trx, checkout) => {
    if (checkout.status !== 'needs-confirmation' || !checkout.pending) throw new Problem('checkout-closed');
    const total = await totalOf(trx, checkout, checkout.pending);
    if (isApproved) await complete(trx, deps, id, checkout, checkout.pending);
    else await saveCheckout(trx, id, { ...checkout, status: 'open', pending: null });
    return { status: isApproved ? 'completed' : 'declined', total };
  });
}

async function complete(
  trx: People,
  deps: SandboxDeps,
  id: string,
  checkout: CheckoutBook,
  { card, country, expires }: SandboxPayment,
): Promise<void> {
  const now = deps.clock.now();
  const expiring = { month: Number(expires.slice(0, 2)), year: 2000 + Number(expires.slice(3)) };
  const { accountId, plan, hasTrial } = checkout;
  const book = checkout.subscriptionId === null ? null : await findBook(trx, checkout.subscriptionId);
  const subscriptionId = checkout.subscriptionId ?? `sub_${randomBytes(9).toString('hex')}`;
  const opening = { id: subscriptionId, accountId, plan, hasTrial, card, expires: expiring, country };
  const change = book ? engine.changeCard(book, card, expiring, now) : engine.openBook(opening, now);
  await saveBook(trx, change.book);
  await saveCheckout(trx, id, { ...checkout, status: 'completed', pending: null, subscriptionId });
  await queueDeliveries(trx, change, { nowMs: deps.wallClock.now(), random: deps.random });
}

async function totalOf(
  trx: People,
  { purpose, subscriptionId, plan, hasTrial }: CheckoutBook,
  payment: SandboxPayment,
): Promise<SandboxPaymentResult['total']> {
  const book = subscriptionId === null ? null : await findBook(trx, subscriptionId);
  const isDue = purpose === 'subscribe' ? !hasTrial : book?.subscription.status === 'past_due';
  const net = isDue ? engine.priceMinor(plan) : 0;
  const country = book?.country ?? payment.country;
  return moneyOf(net + engine.taxMinor(net, country), engine.CURRENCY);
}

function isExpired({ clock }: SandboxDeps, expires: string): boolean {
  return Date.UTC(2000 + Number(expires.slice(3)), Number(expires.slice(0, 2))) <= clock.now();
}

async function inCheckout<Result>(
  database: People,
  id: string,
  work: (trx: People, checkout: CheckoutBook) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (trx) => {
    await sql`select 1 from sandbox_checkout where id = ${id} for update`.execute(trx);
    return work(trx, await getCheckoutBook(trx, id));
  });
}

async function getCheckoutBook(database: People, id: string): Promise<CheckoutBook> {
  const checkout = await findCheckout(database, id);
  if (!checkout) throw new Problem('not-found');
  return checkout;
}
