import { z } from 'zod';
import { askProvider } from '#billing/ask-provider.ts';
import { changePaymentMethod } from '#billing/change-payment-method.ts';
import { changePlan, resumePlan } from '#billing/change-plan.ts';
import type { BillingDeps } from '#billing/deps.ts';
import { getBilling } from '#billing/get-billing.ts';
import { getInvoice } from '#billing/get-invoice.ts';
import { listTransactions } from '#billing/list-transactions.ts';
import { previewChange } from '#billing/preview-change.ts';
import { refundPayments } from '#billing/refund-payments.ts';
import { Billing, PlanChange, PlanChangeBody, PlanChangePreview, PlanChangeQuestion } from '#contract/billing.ts';
import { Checkout } from '#contract/checkout.ts';
import { Invoice, SmallPageQuery, TransactionId, TransactionItem } from '#contract/transaction.ts';
import { answers } from '../answers.ts';
import { answerList, listAnswers } from '../csv/answer-list.ts';
import { TRANSACTION_COLUMNS } from '../csv/list-columns.ts';
import { limitCalls } from '../limit-calls.ts';
import type { TypedApp } from '../route-context.ts';
import { accountOf } from '../signed-in.ts';

const tags = ['Billing'];
const TransactionParams = z.object({ id: TransactionId });

/** What an account pays, and changes of it. Registered where billing is on. */
export function billingRoutes(app: TypedApp, billing: BillingDeps): void {
  const { database } = billing;
  const asksProvider = limitCalls({ calls: 30, seconds: 60 });

  app.get(
    '/user/billing',
    { schema: { tags, summary: 'My subscription, what I may change, and what I use', response: answers(Billing) } },
    async (request) => getBilling(billing, accountOf(request)),
  );

  app.post(
    '/user/change-plan/preview',
    {
      schema: {
        tags,
        summary: 'What a change of plan would cost and take away',
        body: PlanChangeQuestion,
        response: answers(PlanChangePreview),
      },
    },
    async (request) => {
      await asksProvider(accountOf(request));
      return previewChange(billing, accountOf(request), request.body);
    },
  );

  app.post(
    '/user/change-plan',
    { schema: { tags, summary: 'Change the plan', body: PlanChangeBody, response: answers(PlanChange) } },
    async (request) => {
      await asksProvider(accountOf(request));
      return changePlan(billing, accountOf(request), request.body);
    },
  );

  /** A change without a body that answers with the page anew. */
  function act(path: string, summary: string, work: (billing: BillingDeps, accountId: string) => Promise<void>): void {
    app.post(path, { schema: { tags, summary, response: answers(Billing) } }, async (request) => {
      const accountId = accountOf(request);
      await asksProvider(accountId);
      await work(billing, accountId);
      return getBilling(billing, accountId);
    });
  }
  act('/user/billing/resume', 'Take back a waiting downgrade or cancellation', resumePlan);
  act('/user/billing/refund', 'Have back what was paid in the first days, and end the plan', refundPayments);
  act('/user/billing/refresh', 'Ask the payment provider now', askProvider);

  app.post(
    '/user/billing/payment-method',
    { schema: { tags, summary: 'Give another payment method', response: answers(Checkout) } },
    async (request) => {
      await asksProvider(accountOf(request));
      return { provider: billing.provider.name, id: await changePaymentMethod(billing, accountOf(request)) };
    },
  );

  app.get(
    '/user/transactions',
    {
      schema: {
        tags,
        summary: 'What I paid and had back, newest first',
        querystring: SmallPageQuery,
        response: listAnswers(TransactionItem),
      },
    },
    async (request, reply) =>
      answerList(request, reply, TRANSACTION_COLUMNS, (page) => listTransactions(database, accountOf(request), page)),
  );

  app.get(
    '/user/transactions/:id/invoice',
    {
      schema: {
        tags,
        summary: 'Where the invoice of a payment can be opened',
        params: TransactionParams,
        response: answers(Invoice),
      },
    },
    async (request) => {
      await asksProvider(accountOf(request));
      return { url: await getInvoice(billing, accountOf(request), request.params.id) };
    },
  );
}
