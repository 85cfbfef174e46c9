import type { FastifyInstance } from 'fastify';
import {
  FinalizeEnrolmentBody,
  FinalizeFactorBody,
  StartEnrolmentBody,
  StartFactorBody,
  WithdrawFactorBody,
} from '#contract/account/identity.ts';
import { routerPath } from '#contract/endpoint.ts';
import { identityEndpoints } from '#contract/endpoints/identity.ts';
import type { IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { finalizeEnrolment, startEnrolment } from '../second-factor/enrol-second-factor.ts';
import { readPendingSignIn } from '../second-factor/pending-sign-in.ts';
import { signInWithSecondFactor } from '../second-factor/sign-in-with-second-factor.ts';
import { withdrawSecondFactor } from '../second-factor/withdraw-second-factor.ts';
import { callerOf, readBody } from './read-body.ts';

/** `/v2/accounts/mfa…`: with an authenticator app, not by phone. */
export function secondFactorRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  app.post(routerPath(identityEndpoints.startEnrolment.path), async (request) => {
    const body = readBody(request, StartEnrolmentBody);
    refusePhone(body.phoneEnrollmentInfo);
    return { totpSessionInfo: await startEnrolment(deps, body.idToken) };
  });

  app.post(routerPath(identityEndpoints.finalizeEnrolment.path), async (request) => {
    const { idToken, displayName, totpVerificationInfo } = readBody(request, FinalizeEnrolmentBody);
    const { sessionInfo, verificationCode: code } = totpVerificationInfo ?? {};
    const tokens = await finalizeEnrolment(deps, { idToken, displayName, sessionInfo, code }, callerOf(request));
    return { ...tokens, totpAuthInfo: {} };
  });

  app.post(routerPath(identityEndpoints.withdrawFactor.path), async (request) => {
    const { idToken, mfaEnrollmentId } = readBody(request, WithdrawFactorBody);
    return withdrawSecondFactor(deps, { idToken, factorId: mfaEnrollmentId }, callerOf(request));
  });

  app.post(routerPath(identityEndpoints.startFactorSignIn.path), async (request) => {
    const body = readBody(request, StartFactorBody);
    refusePhone(body.phoneSignInInfo);
    readPendingSignIn(deps, body.mfaPendingCredential);
    return {};
  });

  app.post(routerPath(identityEndpoints.finalizeFactorSignIn.path), async (request) => {
    const { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo } = readBody(request, FinalizeFactorBody);
    const given = {
      pendingCredential: mfaPendingCredential,
      factorId: mfaEnrollmentId,
      code: totpVerificationInfo?.verificationCode,
    };
    return signInWithSecondFactor(deps, given, callerOf(request));
  });
}

function refusePhone(info: unknown): void {
  if (info) throw new IdentityError('OPERATION_NOT_ALLOWED');
}
