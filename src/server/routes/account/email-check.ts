import { accountEndpoints } from '#contract/endpoints/account.ts';
import { checkEmail } from '#identity/email-check/check-email.ts';
import { dnsTakesMail } from '#identity/email-check/takes-mail.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Serve } from '../../http/serve.ts';

export function emailCheckRoutes(serve: Serve, { people, clock }: RouteContext): void {
  const takesMail = dnsTakesMail(clock);
  serve(accountEndpoints.checkEmail, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return checkEmail({ database: people, clock, takesMail }, body.email, { address: request.ip });
  });
}
