import { z } from 'zod';
import { Billing, PlanChange, PlanChangeBody, PlanChangePreview, PlanChangeQuestion } from '../billing.ts';
import { Checkout } from '../checkout.ts';
import { endpoint } from '../endpoint.ts';
import { Invoice, SmallPageQuery, TransactionId, TransactionPage } from '../transaction.ts';

const subject = 'Billing';
const access = 'verified';
const only = 'billing';

export const billingEndpoints = {
  getBilling: endpoint({
    method: 'GET',
    path: '/user/billing',
    subject,
    summary: 'My subscription, what I may change, and what I use',
    access,
    only,
    answer: Billing,
  }),
  previewPlanChange: endpoint({
    method: 'POST',
    path: '/user/change-plan/preview',
    subject,
    summary: 'What a change of plan would cost and take away',
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
    summary: 'Take back a waiting downgrade or cancellation',
    access,
    only,
    answer: Billing,
  }),
  refundPayments: endpoint({
    method: 'POST',
    path: '/user/billing/refund',
    subject,
    summary: 'Have back what was paid in the first days, and end the plan',
    access,
    only,
    answer: Billing,
  }),
  refreshBilling: endpoint({
    method: 'POST',
    path: '/user/billing/refresh',
    subject,
    summary: 'Ask the payment provider now',
    access,
    only,
    answer: Billing,
  }),
  changePaymentMethod: endpoint({
    method: 'POST',
    path: '/user/billing/payment-method',
    subject,
    summary: 'Give another payment method',
    access,
    only,
    answer: Checkout,
  }),
  listTransactions: endpoint({
    method: 'GET',
    path: '/user/transactions',
    subject,
    summary: 'What I paid and had back, newest first',
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
    summary: 'Where the invoice of a payment can be opened',
    access,
    only,
    params: z.object({ id: TransactionId }),
    answer: Invoice,
  }),
};
