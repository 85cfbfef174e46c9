import type { FastifyInstance } from 'fastify';
import type { IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { PASSWORD_POLICY } from '../password-policy.ts';

const REVOKE = '/v2/accounts::revokeToken';
const RECAPTCHA_PROVIDERS = ['EMAIL_PASSWORD_PROVIDER', 'PHONE_PROVIDER'];

/** What the SDK asks about the project itself. */
export function projectRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  app.get('/v1/projects', async () => ({
    projectId: deps.projectId,
    authorizedDomains: deps.authorizedDomains,
  }));

  // what is not offered says so: nobody signs in by phone, and no provider's token ever reaches a browser
  for (const call of ['/v1/accounts::sendVerificationCode', '/v1/accounts::signInWithPhoneNumber', REVOKE]) {
    app.post(call, async () => {
      throw new IdentityError('OPERATION_NOT_ALLOWED');
    });
  }

  app.get('/v2/passwordPolicy', async () => PASSWORD_POLICY);

  app.get('/v1/recaptchaParams', async () => ({ kind: 'identitytoolkit#GetRecaptchaParamResponse' }));

  app.get('/v2/recaptchaConfig', async () => ({
    recaptchaKey: '',
    recaptchaEnforcementState: RECAPTCHA_PROVIDERS.map((provider) => ({ provider, enforcementState: 'OFF' })),
  }));
}
