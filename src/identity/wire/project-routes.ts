import type { FastifyInstance } from 'fastify';
import { routerPath } from '#contract/endpoint.ts';
import { identityEndpoints } from '#contract/endpoints/identity.ts';
import type { IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { PASSWORD_POLICY } from '../password/password-policy.ts';

const REVOKE = '/v2/accounts::revokeToken';
const RECAPTCHA_PROVIDERS = ['EMAIL_PASSWORD_PROVIDER', 'PHONE_PROVIDER'];

/** The SDK's calls about the project itself. */
export function projectRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  app.get(routerPath(identityEndpoints.getProject.path), async () => ({
    projectId: deps.projectId,
    authorizedDomains: deps.authorizedDomains,
  }));

  // calls that we do not offer: nobody signs in by phone, and no provider's token ever reaches a browser
  for (const call of ['/v1/accounts::sendVerificationCode', '/v1/accounts::signInWithPhoneNumber', REVOKE]) {
    app.post(call, async () => {
      throw new IdentityError('OPERATION_NOT_ALLOWED');
    });
  }

  app.get(routerPath(identityEndpoints.getPasswordPolicy.path), async () => PASSWORD_POLICY);

  app.get(routerPath(identityEndpoints.getRecaptchaParams.path), async () => ({
    kind: 'identitytoolkit#GetRecaptchaParamResponse',
  }));

  app.get(routerPath(identityEndpoints.getRecaptchaConfig.path), async () => ({
    recaptchaKey: '',
    recaptchaEnforcementState: RECAPTCHA_PROVIDERS.map((provider) => ({ provider, enforcementState: 'OFF' })),
  }));
}
