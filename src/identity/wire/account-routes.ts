import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { applyActionCode } from '../apply-action-code.ts';
import type { IdentityDeps } from '../deps.ts';
import { removeOwnAccount } from '../remove-own-account.ts';
import { checkActionCode, resetPassword } from '../reset-password.ts';
import { sendActionCode } from '../send-action-code.ts';
import { getTokenOwner } from '../token-owner.ts';
import { updateAccount } from '../update-account.ts';
import { accountView, KIND, profileView, providersOf } from './account-view.ts';
import { callerOf, optionalText, readBody, text } from './read-body.ts';

const WithIdToken = z.object({ idToken: optionalText });
const SendOobCode = z.object({
  requestType: optionalText,
  email: optionalText,
  newEmail: optionalText,
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

/** `/v1/accounts:…` of an account that is there. */
export function accountRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  app.post('/v1/accounts::lookup', async (request) => {
    const { idToken } = readBody(request, WithIdToken);
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
    await removeOwnAccount(deps, readBody(request, WithIdToken).idToken, callerOf(request));
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
}
