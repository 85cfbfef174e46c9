import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { applyActionCode } from '../apply-action-code.ts';
import type { IdentityDeps } from '../deps.ts';
import { findSignInMethods } from '../find-sign-in-methods.ts';
import { IdentityError } from '../identity-error.ts';
import { removeOwnAccount } from '../remove-own-account.ts';
import { checkActionCode, resetPassword } from '../reset-password.ts';
import { sendActionCode } from '../send-action-code.ts';
import { signInWithPassword } from '../sign-in-with-password.ts';
import { signUp } from '../sign-up.ts';
import { getTokenOwner } from '../token-owner.ts';
import { updateAccount } from '../update-account.ts';
import { accountView, profileView, providersOf } from './account-view.ts';
import { callerOf, optionalText, readBody, text } from './read-body.ts';

const KIND = 'identitytoolkit#';

const SignUp = z.object({
  email: optionalText,
  password: optionalText,
  displayName: optionalText,
  idToken: optionalText,
});
const SignIn = z.object({ email: optionalText, password: optionalText });
const WithIdToken = z.object({ idToken: optionalText });
const SendOobCode = z.object({
  requestType: optionalText,
  email: optionalText,
  idToken: optionalText,
  continueUrl: optionalText,
  linkDomain: optionalText,
});
const ResetPassword = z.object({ oobCode: optionalText, newPassword: optionalText });
const Update = z.object({
  idToken: optionalText,
  oobCode: optionalText,
  displayName: text.nullable().optional(),
  photoUrl: text.nullable().optional(),
  email: optionalText,
  password: optionalText,
  deleteAttribute: z.array(z.string()).optional(),
  deleteProvider: z.array(z.string()).optional(),
});
const CreateAuthUri = z.object({ identifier: optionalText });

/** `/v1/accounts:…`; `::` is how the router spells a colon. */
export function accountRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  app.post('/v1/accounts::signUp', async (request) => {
    const { account, tokens } = await signUp(deps, readBody(request, SignUp), callerOf(request));
    return { kind: `${KIND}SignupNewUserResponse`, localId: account.id, ...profileView(account), ...tokens };
  });

  app.post('/v1/accounts::signInWithPassword', async (request) => {
    const { account, tokens } = await signInWithPassword(deps, readBody(request, SignIn), callerOf(request));
    return {
      kind: `${KIND}VerifyPasswordResponse`,
      registered: true,
      localId: account.id,
      ...profileView(account),
      ...tokens,
    };
  });

  app.post('/v1/accounts::lookup', async (request) => {
    const { idToken } = readBody(request, WithIdToken);
    if (!idToken) throw new IdentityError('MISSING_ID_TOKEN');
    const { account } = await getTokenOwner(deps, idToken);
    return { kind: `${KIND}GetAccountInfoResponse`, users: [accountView(account)] };
  });

  app.post('/v1/accounts::update', async (request) => {
    const { oobCode, ...update } = readBody(request, Update);
    const { account, tokens } = oobCode
      ? { account: await applyActionCode(deps, oobCode, callerOf(request)), tokens: null }
      : await updateAccount(deps, update, callerOf(request));
    return {
      kind: `${KIND}SetAccountInfoResponse`,
      localId: account.id,
      ...profileView(account),
      emailVerified: account.emailVerified,
      providerUserInfo: providersOf(account),
      ...tokens,
    };
  });

  app.post('/v1/accounts::delete', async (request) => {
    await removeOwnAccount(deps, readBody(request, WithIdToken).idToken);
    return { kind: `${KIND}DeleteAccountResponse` };
  });

  app.post('/v1/accounts::sendOobCode', async (request) => {
    const email = await sendActionCode(deps, readBody(request, SendOobCode), callerOf(request));
    return { kind: `${KIND}GetOobConfirmationCodeResponse`, email };
  });

  app.post('/v1/accounts::resetPassword', async (request) => {
    const { oobCode, newPassword } = readBody(request, ResetPassword);
    const action =
      newPassword === undefined
        ? await checkActionCode(deps, oobCode)
        : await resetPassword(deps, oobCode, newPassword, callerOf(request));
    return {
      kind: `${KIND}ResetPasswordResponse`,
      requestType: action.purpose,
      // a link that signs in must not tell a stranger whose it is
      ...(action.purpose === 'EMAIL_SIGNIN' ? {} : { email: action.email }),
      ...(action.newEmail ? { newEmail: action.newEmail } : {}),
    };
  });

  app.post('/v1/accounts::createAuthUri', async (request) => {
    const methods = await findSignInMethods(deps, readBody(request, CreateAuthUri).identifier);
    return {
      kind: `${KIND}CreateAuthUriResponse`,
      ...(methods ? { signinMethods: methods, allProviders: methods, registered: methods.length > 0 } : {}),
    };
  });
}
