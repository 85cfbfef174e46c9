import { z } from 'zod';
import type { BillingDeps } from '#billing/deps.ts';
import { closeCheckout, confirmCheckout, getCheckout, payCheckout } from '#billing/providers/sandbox/pay-checkout.ts';
import type { RunningSandbox } from '#billing/providers/sandbox/run-sandbox.ts';
import { writeInvoice } from '#billing/providers/sandbox/write-invoice.ts';
import { runBillingJobs } from '#billing/run-billing-jobs.ts';
import {
  SandboxAdvance,
  SandboxCheckout,
  SandboxConfirmation,
  SandboxNow,
  SandboxPayment,
  SandboxPaymentResult,
} from '#contract/checkout.ts';
import { TransactionId } from '#contract/transaction.ts';
import { answers, NOTHING } from '../answers.ts';
import type { TypedApp } from '../route-context.ts';

const Params = z.object({ id: z.string().max(80) });
const InvoiceParams = z.object({ id: TransactionId });
const ChargebackBody = z.object({ transactionId: TransactionId });
const tags = ['Local mode'];

/** The sandbox's own side of the counter: its overlay, and its time. Registered in local mode only. */
export function sandboxRoutes(app: TypedApp, billing: BillingDeps, sandbox: RunningSandbox): void {
  const { deps } = sandbox;
  const checkout = { tags, params: Params };

  app.get(
    '/dev/checkouts/:id',
    { schema: { ...checkout, summary: 'What is to be paid', response: answers(SandboxCheckout) } },
    async (request) => getCheckout(deps.database, request.params.id),
  );
  app.post(
    '/dev/checkouts/:id/pay',
    {
      schema: {
        ...checkout,
        summary: 'Pay with a card of the sandbox',
        body: SandboxPayment,
        response: answers(SandboxPaymentResult),
      },
    },
    async (request) => payCheckout(deps, request.params.id, request.body),
  );
  app.post(
    '/dev/checkouts/:id/confirm',
    {
      schema: {
        ...checkout,
        summary: 'What the payer’s bank says',
        body: SandboxConfirmation,
        response: answers(SandboxPaymentResult),
      },
    },
    async (request) => confirmCheckout(deps, request.params.id, request.body.isApproved),
  );
  app.delete(
    '/dev/checkouts/:id',
    { schema: { ...checkout, summary: 'Close the overlay', response: NOTHING } },
    async (request, reply) => {
      await closeCheckout(deps, request.params.id);
      return reply.code(204).send(null);
    },
  );
  app.post(
    '/dev/billing/advance',
    { schema: { tags, summary: 'Let days pass in the sandbox', body: SandboxAdvance, response: answers(SandboxNow) } },
    async (request) => {
      await sandbox.advance(request.body.days, () => runBillingJobs(billing));
      return { asOf: new Date(billing.clock.now()).toISOString() };
    },
  );
  app.post(
    '/dev/billing/chargeback',
    { schema: { tags, summary: 'The payer’s bank takes a payment back', body: ChargebackBody, response: NOTHING } },
    async (request, reply) => {
      await sandbox.chargeBack(request.body.transactionId);
      return reply.code(204).send(null);
    },
  );
  app.get(
    '/dev/invoices/:id',
    { schema: { tags, summary: 'An invoice of the sandbox', params: InvoiceParams, hide: true } },
    async (request, reply) =>
      reply.type('text/html; charset=utf-8').send(await writeInvoice(deps.database, request.params.id)),
  );
}
