import {
  type Adjustment,
  ApiError,
  type Environment,
  Paddle,
  type Subscription,
  type Transaction,
  Webhooks,
} from '@paddle/paddle-node-sdk';
import { z } from 'zod';
import type { PlanKey } from '#contract/billing/plan.ts';
import { type Clock, SECOND_MS } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import type { PaddleSettings } from '#runtime/settings.ts';
import { Fact, ProviderId } from '../../events/facts.ts';
import { billingIdOf } from '../../plan/plan-options.ts';
import type { Provider, ProviderEvent, Snapshot } from '../provider.ts';
import { checkWebhook, parseJson } from '../signature.ts';
import { pricePlansOf, readAdjustment, readSubscription, readTransaction } from './read-entity.ts';

/** Paddle's default is five seconds. A webhook that waits in a queue, or a wrong clock, needs more. */
const TOLERANCE_MS = 45 * SECOND_MS;
const TIMEOUT_MS = 15 * SECOND_MS;

const Envelope = z.object({
  event_id: ProviderId,
  event_type: z.string(),
  occurred_at: z.iso.datetime({ offset: true }),
  data: z.looseObject({
    custom_data: z.looseObject({ account: z.string().optional() }).nullish().catch(null),
  }),
});

/** `apiUrl`: the address of Paddle's API, if it is not the usual one. */
export function paddleProvider(settings: PaddleSettings, clock: Clock, apiUrl?: string): Provider {
  const paddle = new Paddle(settings.apiKey, { environment: (apiUrl ?? settings.environment) as Environment });
  const plans = pricePlansOf(settings.prices);
  const priceOf = (billingId: string) => settings.prices[billingId]!;

  const pulled = (entity: Subscription | Transaction | Adjustment, fact: Fact | null, accountId: string | null) => ({
    id: `pull_${entity.id}_${entity.updatedAt}`,
    type: 'pulled',
    occurredAt: Date.parse(entity.updatedAt),
    ...{ accountId, fact },
  });

  async function pull(id: string): Promise<Snapshot> {
    return ask(async () => {
      const subscription = await paddle.subscriptions.get(id);
      const accountId = accountOf(subscription.customData);
      const events: ProviderEvent[] = [pulled(subscription, readSubscription(subscription, plans), accountId)];
      for await (const payment of paddle.transactions.list({ subscriptionId: [id] }))
        events.push(pulled(payment, readTransaction(payment, plans), accountId));
      for await (const adjustment of paddle.adjustments.list({ subscriptionId: [id] }))
        events.push(pulled(adjustment, readAdjustment(adjustment), accountId));
      return events.filter(({ fact }) => fact !== null);
    });
  }

  // in a trial Paddle refuses every mode but `do_not_bill`, in a preview too
  const updateTo = (plan: PlanKey, isFree: boolean) => ({
    items: [{ priceId: priceOf(billingIdOf(plan, false)), quantity: 1 }],
    prorationBillingMode: isFree ? ('do_not_bill' as const) : ('prorated_immediately' as const),
    onPaymentFailure: 'prevent_change' as const,
  });

  return {
    name: 'paddle',
    async openCheckout({ accountId, billingId }) {
      const items = [{ priceId: priceOf(billingId), quantity: 1 }];
      return (await ask(() => paddle.transactions.create({ items, customData: { account: accountId } }))).id;
    },
    async closeCheckout(id) {
      try {
        await ask(() => paddle.transactions.update(id, { status: 'canceled' }));
      } catch (error) {
        // a paid checkout cannot be cancelled; it is handled when its subscription arrives
        if (!(error instanceof Problem) || !(error.cause instanceof ApiError)) throw error;
      }
    },
    async readCheckout(id) {
      const { subscriptionId } = await ask(() => paddle.transactions.get(id));
      return subscriptionId === null ? [] : pull(subscriptionId);
    },
    readSubscription: pull,
    // Paddle shows only a card's last digits and expiry:
    // https://developer.paddle.com/api-reference/payment-methods/overview
    cardKey: async () => null,
    async quoteChange(id, plan, isFree) {
      const preview = await ask(() => paddle.subscriptions.previewUpdate(id, updateTo(plan, isFree)));
      const totals = preview.immediateTransaction?.details.totals;
      return {
        dueNowMinor: Number(totals?.grandTotal ?? 0),
        nextChargeMinor: Number(preview.recurringTransactionDetails?.totals.total ?? 0),
        currency: preview.currencyCode,
      };
    },
    async changePlan(id, plan, isFree) {
      await ask(() => paddle.subscriptions.update(id, updateTo(plan, isFree)));
      return pull(id);
    },
    async cancel(id, when) {
      const effectiveFrom = when === 'now' ? 'immediately' : 'next_billing_period';
      await ask(() => paddle.subscriptions.cancel(id, { effectiveFrom }));
      return pull(id);
    },
    async resume(id) {
      await ask(() => paddle.subscriptions.update(id, { scheduledChange: null }));
      return pull(id);
    },
    async changePaymentMethod(id) {
      return (await ask(() => paddle.subscriptions.getPaymentMethodChangeTransaction(id))).id;
    },
    async refund(transactionId) {
      const adjustment = await ask(() =>
        paddle.adjustments.create({ action: 'refund', type: 'full', transactionId, reason: 'asked for by the payer' }),
      );
      return [pulled(adjustment, readAdjustment(adjustment), null)];
    },
    async findInvoice(transactionId) {
      return (await ask(() => paddle.transactions.getInvoicePDF(transactionId))).url;
    },
    readWebhook(body, headers) {
      checkWebhook(headers['paddle-signature'], body, {
        ...{ secrets: settings.webhookSecrets, toleranceMs: TOLERANCE_MS, nowMs: clock.now() },
      });
      const json = parseJson(body);
      const envelope = Envelope.safeParse(json);
      if (!envelope.success) throw new Problem('invalid-input');
      const { event_id, event_type, occurred_at, data } = envelope.data;
      const accountId = data.custom_data?.account ?? null;
      const fact = Fact.nullable().safeParse(factOf(json));
      if (!fact.success) throw new Problem('invalid-input', {}, { cause: fact.error });
      return [{ id: event_id, type: event_type, occurredAt: Date.parse(occurred_at), accountId, fact: fact.data }];
    },
  };

  /**
   * An event as a fact; null for a kind that we do not use. Throws `invalid-input` if fields of its kind are missing.
   */
  function factOf(json: unknown): Fact | null {
    try {
      const event = Webhooks.fromJson(json as Parameters<typeof Webhooks.fromJson>[0]);
      if (event?.eventType.startsWith('subscription.')) return readSubscription(event.data as Subscription, plans);
      if (event?.eventType.startsWith('transaction.')) return readTransaction(event.data as Transaction, plans);
      if (event?.eventType.startsWith('adjustment.')) return readAdjustment(event.data as Adjustment);
      return null;
    } catch (cause) {
      throw new Problem('invalid-input', {}, { cause });
    }
  }
}

/**
 * Calls Paddle with a timeout. A refusal that has a reason of ours gets its own problem; all else is
 * `billing-unavailable`.
 */
async function ask<Result>(work: () => Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Paddle takes too long')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work(), late]);
  } catch (cause) {
    throw problemOf(cause);
  } finally {
    clearTimeout(timer);
  }
}

function problemOf(cause: unknown): Problem {
  const code = cause instanceof ApiError ? cause.code : '';
  if (code.includes('declined')) return new Problem('payment-failed', {}, { cause });
  if (code.startsWith('subscription_locked'))
    return new Problem('plan-change-locked', { lock: 'too-close-to-renewal' }, { cause });
  if (code.startsWith('subscription_trialing_') || code === 'subscription_update_when_trialing')
    return new Problem('plan-change-locked', {}, { cause });
  if (code.startsWith('adjustment_')) return new Problem('refund-not-possible', {}, { cause });
  return new Problem('billing-unavailable', {}, { cause });
}

function accountOf(customData: unknown): string | null {
  const read = z.object({ account: z.string() }).safeParse(customData);
  return read.data?.account ?? null;
}
