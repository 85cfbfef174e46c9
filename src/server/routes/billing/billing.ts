import { askProvider } from '#billing/ask-provider.ts';
import { changePaymentMethod } from '#billing/change/change-payment-method.ts';
import { changePlan, resumePlan } from '#billing/change/change-plan.ts';
import { previewChange } from '#billing/change/preview-change.ts';
import type { BillingDeps } from '#billing/deps.ts';
import { getBilling } from '#billing/get-billing.ts';
import { getInvoice } from '#billing/payments/get-invoice.ts';
import { listTransactions } from '#billing/payments/list-transactions.ts';
import { refundPayments } from '#billing/payments/refund-payments.ts';
import { billingEndpoints } from '#contract/endpoints/billing.ts';
import type { CallLimits } from '../../http/call-limits.ts';
import { limitCalls } from '../../http/limit-calls.ts';
import type { Serve } from '../../http/serve.ts';

/** An account's billing and its changes. */
export function billingRoutes(serve: Serve, billing: BillingDeps, limits: CallLimits): void {
  const { database } = billing;
  const asksProvider = limitCalls(limits.providerCalls);

  serve(billingEndpoints.getBilling, async ({ accountId }) => getBilling(billing, accountId));

  serve(billingEndpoints.previewPlanChange, async ({ accountId, body }) => {
    await asksProvider(accountId);
    return previewChange(billing, accountId, body);
  });

  serve(billingEndpoints.changePlan, async ({ accountId, body }) => {
    await asksProvider(accountId);
    return changePlan(billing, accountId, body);
  });

  const acts = [
    [billingEndpoints.resumePlan, resumePlan],
    [billingEndpoints.refundPayments, refundPayments],
    [billingEndpoints.refreshBilling, askProvider],
  ] as const;
  for (const [endpoint, act] of acts) {
    serve(endpoint, async ({ accountId }) => {
      await asksProvider(accountId);
      await act(billing, accountId);
      return getBilling(billing, accountId);
    });
  }

  serve(billingEndpoints.changePaymentMethod, async ({ accountId }) => {
    await asksProvider(accountId);
    return { provider: billing.provider.name, id: await changePaymentMethod(billing, accountId) };
  });

  serve(billingEndpoints.listTransactions, async ({ accountId, query }) =>
    listTransactions(database, accountId, query),
  );

  serve(billingEndpoints.getInvoice, async ({ accountId, params }) => {
    await asksProvider(accountId);
    return { url: await getInvoice(billing, accountId, params.id) };
  });
}
