import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Mail } from '#mail/mail.ts';
import { applyActionCode } from '../action-code/apply-action-code.ts';
import type { IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { resetPassword } from '../password/reset-password.ts';
import { hashSecret } from '../random-id.ts';
import { callerOf } from '../wire/read-body.ts';

const Action = z.object({
  mode: z.string(),
  oobCode: z.string(),
  continueUrl: z.string().optional(),
  newPassword: z.string().optional(),
});
const Config = z.object({
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: z.boolean() }).partial().optional(),
});
const PROJECT = '/emulator/v1/projects/:project';

/** What tests need besides the wire: the sent mails, and an empty database. There is no access control. */
export function emulatorRoutes(app: FastifyInstance, deps: IdentityDeps, mails: Mail[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/emulator/')) reply.header('access-control-allow-origin', '*');
  });

  app.get('/', async () => ({ authEmulator: { ready: true, apiSpec: '/.well-known/openid-configuration' } }));

  app.delete(`${PROJECT}/accounts`, async () => {
    mails.length = 0;
    await sql`truncate account, action_code, attempt, account_event, provider_sign_in, installation cascade`.execute(
      deps.database,
    );
    return {};
  });

  app.get(`${PROJECT}/oobCodes`, async () => {
    const codes = await Promise.all(mails.map((mail) => describeCode(deps, mail)));
    return { oobCodes: codes.filter((code) => code !== null) };
  });

  app.get(`${PROJECT}/verificationCodes`, async () => ({ verificationCodes: [] }));

  app.get(`${PROJECT}/config`, async () => configOf(deps));

  app.patch(`${PROJECT}/config`, async (request) => {
    const wanted = Config.parse(request.body).emailPrivacyConfig?.enableImprovedEmailPrivacy;
    if (wanted !== undefined) deps.enumerationProtection = wanted;
    return configOf(deps);
  });

  app.get('/emulator/action', async (request, reply) => {
    const { mode, oobCode, continueUrl, newPassword } = Action.parse(request.query);
    try {
      if (mode === 'signIn') {
        const target = new URL(continueUrl ?? '');
        for (const [name, value] of Object.entries(request.query as Record<string, string>)) {
          target.searchParams.set(name, value);
        }
        return reply.redirect(target.href, 303);
      }
      if (mode === 'resetPassword') await resetPassword(deps, oobCode, newPassword ?? '', callerOf(request));
      else await applyActionCode(deps, oobCode, callerOf(request));
      if (continueUrl) return reply.redirect(continueUrl, 303);
      return { authEmulator: { success: 'The action was done.' } };
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error;
      return reply.code(400).send({ authEmulator: { error: error.code, instructions: 'Ask for another mail.' } });
    }
  });
}

async function describeCode(deps: IdentityDeps, mail: Mail) {
  const link = mail.text.match(/https?:\S+oobCode\S+/)?.[0];
  if (!link) return null;
  const oobLink = new URL(link);
  oobLink.pathname = '/emulator/action';
  const oobCode = oobLink.searchParams.get('oobCode') ?? '';
  const code = await deps.database
    .selectFrom('action_code')
    .select(['purpose', 'email', 'new_email'])
    .where('code_hash', '=', hashSecret(oobCode))
    .executeTakeFirst();
  if (!code) return null;
  return {
    email: code.email || mail.to,
    requestType: code.purpose,
    oobCode,
    oobLink: oobLink.href,
    ...(code.new_email ? { newEmail: code.new_email } : {}),
  };
}

function configOf(deps: IdentityDeps) {
  return {
    signIn: { allowDuplicateEmails: false },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: deps.enumerationProtection !== false },
  };
}
