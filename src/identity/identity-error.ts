/** The error messages that our wire sends. The `firebase` SDK derives its `auth/…` codes from them. */
export type IdentityErrorCode =
  | 'ADMIN_ONLY_OPERATION'
  | 'CLAIMS_TOO_LARGE'
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'EMAIL_EXISTS'
  | 'EMAIL_NOT_FOUND'
  | 'EXPIRED_OOB_CODE'
  | 'FEDERATED_USER_ID_ALREADY_LINKED'
  | 'FORBIDDEN_CLAIM'
  | 'INVALID_CODE'
  | 'INVALID_CONTINUE_URI'
  | 'INVALID_CREDENTIAL_OR_PROVIDER_ID'
  | 'INVALID_CUSTOM_TOKEN'
  | 'INVALID_EMAIL'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_HOSTING_LINK_DOMAIN'
  | 'INVALID_IDENTIFIER'
  | 'INVALID_IDP_RESPONSE'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_MFA_PENDING_CREDENTIAL'
  | 'INVALID_OOB_CODE'
  | 'INVALID_PASSWORD'
  | 'INVALID_PENDING_TOKEN'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_REQ_TYPE'
  | 'INVALID_SESSION_INFO'
  | 'MFA_ENROLLMENT_NOT_FOUND'
  | 'MISSING_CODE'
  | 'MISSING_CONTINUE_URI'
  | 'MISSING_CUSTOM_TOKEN'
  | 'MISSING_EMAIL'
  | 'MISSING_GRANT_TYPE'
  | 'MISSING_IDENTIFIER'
  | 'MISSING_ID_TOKEN'
  | 'MISSING_MFA_ENROLLMENT_ID'
  | 'MISSING_MFA_PENDING_CREDENTIAL'
  | 'MISSING_NEW_EMAIL'
  | 'MISSING_OOB_CODE'
  | 'MISSING_OR_INVALID_NONCE'
  | 'MISSING_PASSWORD'
  | 'MISSING_REFRESH_TOKEN'
  | 'MISSING_REQUEST_URI'
  | 'MISSING_REQ_TYPE'
  | 'MISSING_SESSION_INFO'
  | 'OPERATION_NOT_ALLOWED'
  | 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'
  | 'PROVIDER_ALREADY_LINKED'
  | 'SECOND_FACTOR_EXISTS'
  | 'SECOND_FACTOR_LIMIT_EXCEEDED'
  | 'SESSION_EXPIRED'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'UNAUTHORIZED_DOMAIN'
  | 'UNVERIFIED_EMAIL'
  | 'USER_CANCELLED'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD';

/** An error of the identity service. Its own wire sends it unchanged; the product's API turns it into a Problem. */
export class IdentityError extends Error {
  readonly code: IdentityErrorCode;
  readonly detail: string | undefined;

  constructor(code: IdentityErrorCode, detail?: string) {
    super(detail ? `${code} : ${detail}` : code);
    this.name = 'IdentityError';
    this.code = code;
    this.detail = detail;
  }
}

export function tooManyAttempts(): IdentityError {
  return new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 'Please try again later.');
}
