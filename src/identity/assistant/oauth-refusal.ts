import type { OAuthErrorCode } from '#contract/assistant.ts';

/** A refusal with OAuth's own error codes: libraries make these calls and know no others. */
export class OAuthRefusal extends Error {
  readonly code: OAuthErrorCode;

  constructor(code: OAuthErrorCode, description: string) {
    super(description);
    this.name = 'OAuthRefusal';
    this.code = code;
  }
}
