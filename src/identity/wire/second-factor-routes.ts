import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { finalizeEnrolment, startEnrolment } from '../second-factor/enrol-second-factor.ts';
import { readPendingSignIn } from '../second-factor/pending-sign-in.ts';
import { signInWithSecondFactor } from '../second-factor/sign-in-with-second-factor.ts';
import { withdrawSecondFactor } from '../second-factor/withdraw-second-factor.ts';
import { callerOf, optionalText, readBody } from './read-body.ts';

const StartEnrolment = z.object({ idToken: optionalText, phoneEnrollmentInfo: z.unknown().optional() });
const FinalizeEnrolment = z.object({
  idToken: optionalText,
  displayName: optionalText,
  totpVerificationInfo: z.object({ sessionInfo: optionalText, verificationCode: optionalText }).optional(),
});
const Withdraw = z.object({ idToken: optionalText, mfaEnrollmentId: optionalText });
const StartSignIn = z.object({ mfaPendingCredential: optionalText, phoneSignInInfo: z.unknown().optional() });
const FinalizeSignIn = z.object({
  mfaPendingCredential: optionalText,
  mfaEnrollmentId: optionalText,
  totpVerificationInfo: z.object({ verificationCode: optionalText }).optional(),
});

/** `/v2/accounts/mfa…`: by an authenticator app; not by phone. */
export function secondFactorRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  app.post('/v2/accounts/mfaEnrollment::start', async (request) => {
    const body = readBody(request, StartEnrolment);
    refusePhone(body.phoneEnrollmentInfo);
    return { totpSessionInfo: await startEnrolment(deps, body.idToken) };
  });

  app.post('/v2/accounts/mfaEnrollment::finalize', async (request) => {
    const { idToken, displayName, totpVerificationInfo } = readBody(request, FinalizeEnrolment);
    const { sessionInfo, verificationCode: code } = totpVerificationInfo ?? {};
    const tokens = await finalizeEnrolment(deps, { idToken, displayName, sessionInfo, code }, callerOf(request));
    return { ...tokens, totpAuthInfo: {} };
  });

  app.post('/v2/accounts/mfaEnrollment::withdraw', async (request) => {
    const { idToken, mfaEnrollmentId } = readBody(request, Withdraw);
    return withdrawSecondFactor(deps, { idToken, factorId: mfaEnrollmentId }, callerOf(request));
  });

  app.post('/v2/accounts/mfaSignIn::start', async (request) => {
    const body = readBody(request, StartSignIn);
    refusePhone(body.phoneSignInInfo);
    readPendingSignIn(deps, body.mfaPendingCredential);
    return {};
  });

  app.post('/v2/accounts/mfaSignIn::finalize', async (request) => {
    const { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo } = readBody(request, FinalizeSignIn);
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
