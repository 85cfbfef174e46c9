import type { BillingDeps } from '#billing/deps.ts';
import { confirmCheckout, getCheckout, payCheckout } from '#billing/providers/sandbox/pay-checkout.ts';
import type { RunningSandbox } from '#billing/providers/sandbox/run-sandbox.ts';
import { writeInvoice } from '#billing/providers/sandbox/write-invoice.ts';
import { runBillingJobs } from '#billing/run-billing-jobs.ts';
import { localEndpoints } from '#contract/endpoints/local.ts';
import type { Serve } from '../../http/serve.ts';

/** The sandbox provider's own side: its checkout overlay and its clock. */
export function sandboxRoutes(serve: Serve, billing: BillingDeps, sandbox: RunningSandbox): void {
  const { deps } = sandbox;

  serve(localEndpoints.getCheckout, async ({ params }) => getCheckout(deps.database, params.id));
  serve(localEndpoints.payCheckout, async ({ params, body }) => payCheckout(deps, params.id, body));
  serve(localEndpoints.confirmCheckout, async ({ params, body }) => confirmCheckout(deps, params.id, body.isApproved));

  serve(localEndpoints.advanceBilling, async ({ body }) => {
    await sandbox.advance(body.days, () => runBillingJobs(billing));
    return { asOf: new Date(billing.clock.now()).toISOString() };
  });

  serve(localEndpoints.chargeBack, async ({ body }) => sandbox.chargeBack(body.transactionId));

  serve(localEndpoints.getSandboxInvoice, async ({ params, reply }) =>
    reply.type('text/html; charset=utf-8').send(await writeInvoice(deps.database, params.id)),
  );
}
