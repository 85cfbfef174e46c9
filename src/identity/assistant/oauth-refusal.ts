import type { OAuthErrorCode } from '#contract/assistant.ts';

/** What OAuth refuses, in its own words: these calls are made by libraries, which know no others. */
export class OAuthRefusal extends Error {
  readonly code: OAuthErrorCode;

  constructor(code: OAuthErrorCode, description: string) {
    super(description);
    this.name = 'OAuthRefusal';
    this.code = code;
  }
}
