import { EmailCheck, EmailCheckBody } from '#contract/email-check.ts';
import { checkEmail } from '#identity/email-check/check-email.ts';
import { dnsTakesMail } from '#identity/email-check/takes-mail.ts';
import { answers } from '../answers.ts';
import type { RouteContext, TypedApp } from '../route-context.ts';

export function emailCheckRoutes(app: TypedApp, { database, clock }: RouteContext): void {
  const takesMail = dnsTakesMail(clock);
  app.post(
    '/checkEmail',
    {
      schema: {
        tags: ['Account'],
        summary: 'Whether an address can be one; never whether somebody has an account with it',
        body: EmailCheckBody,
        response: answers(EmailCheck),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return checkEmail({ database, clock, takesMail }, request.body.email, { address: request.ip });
    },
  );
}
