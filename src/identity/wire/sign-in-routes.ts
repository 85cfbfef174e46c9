import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { IdentityDeps } from '../deps.ts';
import { findSignInMethods } from '../find-sign-in-methods.ts';
import { beginProviderSignIn } from '../provider/begin-provider-sign-in.ts';
import { signInWithCustomToken } from '../sign-in-with-custom-token.ts';
import { signInWithEmailLink } from '../sign-in-with-email-link.ts';
import { signInWithPassword } from '../sign-in-with-password.ts';
import { signUp } from '../sign-up.ts';
import { KIND, profileView } from './account-view.ts';
import { callerOf, optionalText, readBody, text } from './read-body.ts';
import { signInView } from './sign-in-view.ts';
import { signInWithIdp } from './sign-in-with-idp.ts';

const SignUp = z.object({
  email: optionalText,
  password: optionalText,
  displayName: optionalText,
  idToken: optionalText,
});
const SignIn = z.object({ email: optionalText, password: optionalText });
const EmailLink = z.object({ email: optionalText, oobCode: optionalText, idToken: optionalText });
const CustomToken = z.object({ token: optionalText });
const WithIdp = z.object({
  requestUri: optionalText,
  postBody: optionalText,
  sessionId: optionalText,
  pendingToken: optionalText,
  idToken: optionalText,
  returnIdpCredential: z.boolean().nullish(),
});
const CreateAuthUri = z.object({
  identifier: optionalText,
  providerId: optionalText,
  continueUri: optionalText,
  oauthScope: optionalText,
  customParameter: z.record(text, text).optional(),
});

/** `/v1/accounts:…` that sign in; `::` is how the router spells a colon. */
export function signInRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  app.post('/v1/accounts::signUp', async (request) => {
    const { account, tokens } = await signUp(deps, readBody(request, SignUp), callerOf(request));
    return { kind: `${KIND}SignupNewUserResponse`, localId: account.id, ...profileView(account), ...tokens };
  });

  app.post('/v1/accounts::signInWithPassword', async (request) => {
    const signedIn = await signInWithPassword(deps, readBody(request, SignIn), callerOf(request));
    return { kind: `${KIND}VerifyPasswordResponse`, registered: true, ...signInView(signedIn) };
  });

  app.post('/v1/accounts::signInWithEmailLink', async (request) => {
    const signedIn = await signInWithEmailLink(deps, readBody(request, EmailLink), callerOf(request));
    return { kind: `${KIND}EmailLinkSigninResponse`, ...signInView(signedIn) };
  });

  app.post('/v1/accounts::signInWithCustomToken', async (request) => {
    const signedIn = await signInWithCustomToken(deps, readBody(request, CustomToken).token, callerOf(request));
    return { kind: `${KIND}VerifyCustomTokenResponse`, ...signInView(signedIn) };
  });

  app.post('/v1/accounts::signInWithIdp', async (request) => {
    const answer = await signInWithIdp(deps, readBody(request, WithIdp), callerOf(request));
    return { kind: `${KIND}VerifyAssertionResponse`, ...answer };
  });

  app.post('/v1/accounts::createAuthUri', async (request) => {
    const { providerId, identifier, ...question } = readBody(request, CreateAuthUri);
    const kind = `${KIND}CreateAuthUriResponse`;
    if (providerId) {
      const begun = await beginProviderSignIn(deps, { providerId, ...question }, callerOf(request));
      return { kind, providerId, ...begun };
    }
    const methods = await findSignInMethods(deps, identifier);
    return {
      kind,
      ...(methods ? { signinMethods: methods, allProviders: methods, registered: methods.length > 0 } : {}),
    };
  });
}
