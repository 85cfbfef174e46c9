import { z } from 'zod';

/** The requests and answers of the Identity Toolkit wire, as far as the `firebase` SDK uses it. */
const text = z
  .string()
  .max(16_384)
  // PostgreSQL stores every character except NUL
  .refine((value) => !value.includes('\0'));

/** A field that may be missing or null, which mean the same. */
const optionalText = text.nullish().transform((value) => value ?? undefined);

export const WithIdToken = z.object({ idToken: optionalText });

export const SendOobCodeBody = z.object({
  requestType: optionalText,
  email: optionalText,
  newEmail: optionalText,
  idToken: optionalText,
  continueUrl: optionalText,
  linkDomain: optionalText,
});

export const ResetPasswordBody = z.object({ oobCode: optionalText, newPassword: optionalText });

export const UpdateAccountBody = z.object({
  idToken: optionalText,
  oobCode: optionalText,
  displayName: text.nullable().optional(),
  photoUrl: text.nullable().optional(),
  email: optionalText,
  password: optionalText,
  deleteAttribute: z.array(z.string()).optional(),
  deleteProvider: z.array(z.string()).optional(),
});

export const SignUpBody = z.object({
  email: optionalText,
  password: optionalText,
  displayName: optionalText,
  idToken: optionalText,
});

export const PasswordBody = z.object({ email: optionalText, password: optionalText });

export const EmailLinkBody = z.object({ email: optionalText, oobCode: optionalText, idToken: optionalText });

export const CustomTokenBody = z.object({ token: optionalText });

export const WithIdpBody = z.object({
  requestUri: optionalText,
  postBody: optionalText,
  sessionId: optionalText,
  pendingToken: optionalText,
  idToken: optionalText,
  returnIdpCredential: z.boolean().nullish(),
});

export const AuthUriBody = z.object({
  identifier: optionalText,
  providerId: optionalText,
  continueUri: optionalText,
  oauthScope: optionalText,
  customParameter: z.record(text, text).optional(),
});

export const StartEnrolmentBody = z.object({ idToken: optionalText, phoneEnrollmentInfo: z.unknown().optional() });

export const FinalizeEnrolmentBody = z.object({
  idToken: optionalText,
  displayName: optionalText,
  totpVerificationInfo: z.object({ sessionInfo: optionalText, verificationCode: optionalText }).optional(),
});

export const WithdrawFactorBody = z.object({ idToken: optionalText, mfaEnrollmentId: optionalText });

export const StartFactorBody = z.object({
  mfaPendingCredential: optionalText,
  phoneSignInInfo: z.unknown().optional(),
});

export const FinalizeFactorBody = z.object({
  mfaPendingCredential: optionalText,
  mfaEnrollmentId: optionalText,
  totpVerificationInfo: z.object({ verificationCode: optionalText }).optional(),
});

export const RefreshBody = z.object({ grantType: optionalText, refreshToken: optionalText });

export const InstallationBody = z.object({
  fid: text,
  authVersion: z.literal('FIS_v2'),
  appId: text,
  sdkVersion: text,
});

const Profile = z.looseObject({
  localId: z.string(),
  email: z.string().optional(),
  displayName: z.string().optional(),
  photoUrl: z.string().optional(),
});

/** Tokens; or, if a second factor is needed, what it needs instead. */
export const SignInAnswer = Profile.extend({
  idToken: z.string().optional(),
  refreshToken: z.string().optional(),
  expiresIn: z.string().optional().describe('Lifetime of the ID token in seconds.'),
  mfaPendingCredential: z.string().optional(),
});
export const IdentityAccount = Profile.extend({
  emailVerified: z.boolean().optional(),
  createdAt: z.string().optional().describe('Milliseconds since 1970.'),
  lastLoginAt: z.string().optional(),
});
export const IdentityAccounts = z.looseObject({ users: z.array(IdentityAccount) });
export const ActionAnswer = z.looseObject({ email: z.string().optional(), requestType: z.string().optional() });
export const TokenAnswer = z.looseObject({
  access_token: z.string(),
  expires_in: z.string(),
  refresh_token: z.string(),
  id_token: z.string(),
});
export const ProjectAnswer = z.looseObject({ projectId: z.string(), authorizedDomains: z.array(z.string()) });
export const InstallationAnswer = z.looseObject({ fid: z.string(), refreshToken: z.string() });
/** Answers that only the SDK reads. */
export const SdkAnswer = z.looseObject({});

/** An error in the wire's form. The SDK has a code of its own for each message. */
export const IdentityProblem = z.object({
  error: z.looseObject({ code: z.number().int(), message: z.string() }),
});
