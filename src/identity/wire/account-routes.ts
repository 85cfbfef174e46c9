import type { FastifyInstance } from 'fastify';
import { ResetPasswordBody, SendOobCodeBody, UpdateAccountBody, WithIdToken } from '#contract/account/identity.ts';
import { routerPath } from '#contract/endpoint.ts';
import { identityEndpoints } from '#contract/endpoints/identity.ts';
import { removeOwnAccount } from '../account/remove-own-account.ts';
import { updateAccount } from '../account/update-account.ts';
import { applyActionCode } from '../action-code/apply-action-code.ts';
import { sendActionCode } from '../action-code/send-action-code.ts';
import type { IdentityDeps } from '../deps.ts';
import { checkActionCode, resetPassword } from '../password/reset-password.ts';
import { getTokenOwner } from '../session/token-owner.ts';
import { accountView, KIND, profileView, providersOf } from './account-view.ts';
import { callerOf, readBody } from './read-body.ts';

/** `/v1/accounts:…` for an existing account. */
export function accountRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  app.post(routerPath(identityEndpoints.lookUpAccount.path), async (request) => {
    const { idToken } = readBody(request, WithIdToken);
    const { account } = await getTokenOwner(deps, idToken);
    return { kind: `${KIND}GetAccountInfoResponse`, users: [accountView(account)] };
  });

  app.post(routerPath(identityEndpoints.updateAccount.path), async (request) => {
    const { oobCode, ...update } = readBody(request, UpdateAccountBody);
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

  app.post(routerPath(identityEndpoints.deleteAccount.path), async (request) => {
    await removeOwnAccount(deps, readBody(request, WithIdToken).idToken, callerOf(request));
    return { kind: `${KIND}DeleteAccountResponse` };
  });

  app.post(routerPath(identityEndpoints.sendActionCode.path), async (request) => {
    const email = await sendActionCode(deps, readBody(request, SendOobCodeBody), callerOf(request));
    return { kind: `${KIND}GetOobConfirmationCodeResponse`, email };
  });

  app.post(routerPath(identityEndpoints.resetPassword.path), async (request) => {
    const { oobCode, newPassword } = readBody(request, ResetPasswordBody);
    const action =
      newPassword === undefined
        ? await checkActionCode(deps, oobCode)
        : await resetPassword(deps, oobCode, newPassword, callerOf(request));
    return {
      kind: `${KIND}ResetPasswordResponse`,
      requestType: action.purpose,
      // a sign-in link must not show a stranger its address
      ...(action.purpose === 'EMAIL_SIGNIN' ? {} : { email: action.email }),
      ...(action.newEmail ? { newEmail: action.newEmail } : {}),
    };
  });
}
