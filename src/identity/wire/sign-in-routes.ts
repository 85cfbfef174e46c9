import type { FastifyInstance } from 'fastify';
import {
  AuthUriBody,
  CustomTokenBody,
  EmailLinkBody,
  PasswordBody,
  SignUpBody,
  WithIdpBody,
} from '#contract/account/identity.ts';
import { routerPath } from '#contract/endpoint.ts';
import { identityEndpoints } from '#contract/endpoints/identity.ts';
import { findSignInMethods } from '../account/find-sign-in-methods.ts';
import type { IdentityDeps } from '../deps.ts';
import { beginProviderSignIn } from '../provider/begin-provider-sign-in.ts';
import { signInWithCustomToken } from '../sign-in/sign-in-with-custom-token.ts';
import { signInWithEmailLink } from '../sign-in/sign-in-with-email-link.ts';
import { signInWithPassword } from '../sign-in/sign-in-with-password.ts';
import { signUp } from '../sign-in/sign-up.ts';
import { KIND, profileView } from './account-view.ts';
import { callerOf, readBody } from './read-body.ts';
import { signInView } from './sign-in-view.ts';
import { signInWithIdp } from './sign-in-with-idp.ts';

/** The `/v1/accounts:…` calls that sign in. `::` is the router's escape for a colon. */
export function signInRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  app.post(routerPath(identityEndpoints.signUp.path), async (request) => {
    const { account, tokens } = await signUp(deps, readBody(request, SignUpBody), callerOf(request));
    return { kind: `${KIND}SignupNewUserResponse`, localId: account.id, ...profileView(account), ...tokens };
  });

  app.post(routerPath(identityEndpoints.signInWithPassword.path), async (request) => {
    const signedIn = await signInWithPassword(deps, readBody(request, PasswordBody), callerOf(request));
    return { kind: `${KIND}VerifyPasswordResponse`, registered: true, ...signInView(signedIn) };
  });

  app.post(routerPath(identityEndpoints.signInWithEmailLink.path), async (request) => {
    const signedIn = await signInWithEmailLink(deps, readBody(request, EmailLinkBody), callerOf(request));
    return { kind: `${KIND}EmailLinkSigninResponse`, ...signInView(signedIn) };
  });

  app.post(routerPath(identityEndpoints.signInWithCustomToken.path), async (request) => {
    const signedIn = await signInWithCustomToken(deps, readBody(request, CustomTokenBody).token, callerOf(request));
    return { kind: `${KIND}VerifyCustomTokenResponse`, ...signInView(signedIn) };
  });

  app.post(routerPath(identityEndpoints.signInWithIdp.path), async (request) => {
    const answer = await signInWithIdp(deps, readBody(request, WithIdpBody), callerOf(request));
    return { kind: `${KIND}VerifyAssertionResponse`, ...answer };
  });

  app.post(routerPath(identityEndpoints.createAuthUri.path), async (request) => {
    const { providerId, identifier, ...asked } = readBody(request, AuthUriBody);
    const kind = `${KIND}CreateAuthUriResponse`;
    if (providerId) {
      const begun = await beginProviderSignIn(deps, { providerId, ...asked }, callerOf(request));
      return { kind, providerId, ...begun };
    }
    const methods = await findSignInMethods(deps, identifier);
    return {
      kind,
      ...(methods ? { signinMethods: methods, allProviders: methods, registered: methods.length > 0 } : {}),
    };
  });
}
