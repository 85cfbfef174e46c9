import { z } from 'zod';
import { Billing, PlanChange, PlanChangeBody, PlanChangePreview, PlanChangeQuestion } from '../billing/billing.ts';
import { Checkout } from '../billing/checkout.ts';
import { Invoice, SmallPageQuery, TransactionId, TransactionPage } from '../billing/transaction.ts';
import { endpoint } from '../endpoint.ts';

const subject = 'Billing';
const access = 'verified';
const only = 'billing';

export const billingEndpoints = {
  getBilling: endpoint({
    method: 'GET',
    path: '/user/billing',
    subject,
    summary: 'My subscription, the plans that I can change to, and my usage',
    access,
    only,
    answer: Billing,
  }),
  previewPlanChange: endpoint({
    method: 'POST',
    path: '/user/change-plan/preview',
    subject,
    summary: 'What a change of plan would cost, and what I would lose',
    access,
    only,
    body: PlanChangeQuestion,
    answer: PlanChangePreview,
  }),
  changePlan: endpoint({
    method: 'POST',
    path: '/user/change-plan',
    subject,
    summary: 'Change the plan',
    access,
    only,
    body: PlanChangeBody,
    answer: PlanChange,
  }),
  resumePlan: endpoint({
    method: 'POST',
    path: '/user/billing/resume',
    subject,
    summary: 'Undo a scheduled downgrade or cancellation',
    access,
    only,
    answer: Billing,
  }),
  refundPayments: endpoint({
    method: 'POST',
    path: '/user/billing/refund',
    subject,
    summary: 'Refund what was paid in the first 14 days, and end the plan',
    access,
    only,
    answer: Billing,
  }),
  refreshBilling: endpoint({
    method: 'POST',
    path: '/user/billing/refresh',
    subject,
    summary: 'Fetch the state from the payment provider now',
    access,
    only,
    answer: Billing,
  }),
  changePaymentMethod: endpoint({
    method: 'POST',
    path: '/user/billing/payment-method',
    subject,
    summary: 'Change the payment method',
    access,
    only,
    answer: Checkout,
  }),
  listTransactions: endpoint({
    method: 'GET',
    path: '/user/transactions',
    subject,
    summary: 'My payments and refunds, newest first',
    access,
    only,
    query: SmallPageQuery,
    answer: TransactionPage,
    asFile: true,
  }),
  getInvoice: endpoint({
    method: 'GET',
    path: '/user/transactions/{id}/invoice',
    subject,
    summary: 'The address of a payment’s invoice',
    access,
    only,
    params: z.object({ id: TransactionId }),
    answer: Invoice,
  }),
};
