import { z } from 'zod';
import {
  SandboxAdvance,
  SandboxCheckout,
  SandboxConfirmation,
  SandboxNow,
  SandboxPayment,
  SandboxPaymentResult,
} from '../checkout.ts';
import { endpoint, NOTHING } from '../endpoint.ts';
import { Outbox, PracticeStores } from '../local.ts';
import { TransactionId } from '../transaction.ts';

const subject = 'Local mode';
const access = 'open';
const params = z.object({ id: z.string().max(80) });

/** Windows into a local server: the stand-ins of a mailbox, of the internet and of a payment provider's overlay. */
export const localEndpoints = {
  listOutbox: endpoint({
    method: 'GET',
    path: '/dev/outbox',
    subject,
    summary: 'The mail that would have been sent, newest first',
    access,
    only: 'local',
    answer: Outbox,
  }),
  listPracticeStores: endpoint({
    method: 'GET',
    path: '/dev/practice-stores',
    subject,
    summary: 'The practice stores that are open',
    access,
    only: 'local',
    answer: PracticeStores,
  }),
  getCheckout: endpoint({
    method: 'GET',
    path: '/dev/checkouts/{id}',
    subject,
    summary: 'What is to be paid',
    access,
    only: 'sandbox',
    params,
    answer: SandboxCheckout,
  }),
  payCheckout: endpoint({
    method: 'POST',
    path: '/dev/checkouts/{id}/pay',
    subject,
    summary: 'Pay with a card of the sandbox',
    access,
    only: 'sandbox',
    params,
    body: SandboxPayment,
    answer: SandboxPaymentResult,
  }),
  confirmCheckout: endpoint({
    method: 'POST',
    path: '/dev/checkouts/{id}/confirm',
    subject,
    summary: 'What the payer’s bank says',
    access,
    only: 'sandbox',
    params,
    body: SandboxConfirmation,
    answer: SandboxPaymentResult,
  }),
  closeCheckout: endpoint({
    method: 'DELETE',
    path: '/dev/checkouts/{id}',
    subject,
    summary: 'Close the overlay',
    access,
    only: 'sandbox',
    params,
    answer: NOTHING,
  }),
  advanceBilling: endpoint({
    method: 'POST',
    path: '/dev/billing/advance',
    subject,
    summary: 'Let days pass in the sandbox',
    access,
    only: 'sandbox',
    body: SandboxAdvance,
    answer: SandboxNow,
  }),
  chargeBack: endpoint({
    method: 'POST',
    path: '/dev/billing/chargeback',
    subject,
    summary: 'The payer’s bank takes a payment back',
    access,
    only: 'sandbox',
    body: z.object({ transactionId: TransactionId }),
    answer: NOTHING,
  }),
  getSandboxInvoice: endpoint({
    method: 'GET',
    path: '/dev/invoices/{id}',
    subject,
    summary: 'An invoice of the sandbox',
    access,
    only: 'sandbox',
    params: z.object({ id: TransactionId }),
    answer: z.string(),
    answerType: 'text/html; charset=utf-8',
  }),
};
