import { FetchFailure } from './fetch-failure.ts';
import type { FetchAnswer } from './fetcher.ts';
import { retryAfterSeconds } from './retry-after.ts';

/** AWS answers a challenge with 202 and a captcha with 405, SiteGround with 202. */
const CHALLENGE_HEADERS = ['x-amzn-waf-action', 'sg-captcha'];
const CHALLENGE_TITLE = /<title>\s*(just a moment|attention required|access denied|verif(y|ying) you are human)/i;

/**
 * What an answer means for the store: a failure if it says nothing about what was asked, else null. 429, 430 and 503
 * with Retry-After are throttling, a state of the store that says nothing about its products.
 */
export function refusalIn(answer: FetchAnswer, nowMs: number): FetchFailure | null {
  const { status, headers } = answer;
  const wait = retryAfterSeconds(headers, nowMs);
  if (isPasswordPage(answer)) return new FetchFailure('store-locked');
  if (isChallenge(answer)) {
    return new FetchFailure('store-blocked', { detail: 'challenge', retryAfterSeconds: wait });
  }
  if (status === 429 || status === 430 || (status === 503 && wait !== null) || isWooRateLimit(answer)) {
    return new FetchFailure('store-throttled', { detail: `status ${status}`, retryAfterSeconds: wait });
  }
  if (status === 401 || status === 403 || status === 407 || status === 451) {
    return new FetchFailure('store-blocked', { detail: `status ${status}` });
  }
  if (status === 402 || status === 423) return new FetchFailure('store-locked', { detail: `status ${status}` });
  if (status >= 500) return new FetchFailure('store-server-error', { detail: `status ${status}` });
  return null;
}

/** Shopify sends visitors of a shop that is not open to `/password`; any other redirect is just a redirect. */
function isPasswordPage(answer: FetchAnswer): boolean {
  return URL.canParse(answer.url) && /^(\/[a-z]{2}(-[a-z]{2})?)?\/password\/?$/i.test(new URL(answer.url).pathname);
}

function isChallenge({ status, headers, body }: FetchAnswer): boolean {
  if (headers['cf-mitigated'] === 'challenge' || CHALLENGE_HEADERS.some((name) => name in headers)) return true;
  return (status === 403 || status === 503) && CHALLENGE_TITLE.test(body.toString('latin1', 0, 4096));
}

function isWooRateLimit(answer: FetchAnswer): boolean {
  return answer.status === 400 && answer.body.toString('latin1', 0, 1024).includes('rate_limit_exceeded');
}

const CERTIFICATE_CODES =
  /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT|UNABLE_TO_(VERIFY|GET_ISSUER|DECRYPT_CERT))/;

const MALFORMED_CODES = /^(HPE_|Z_|UND_ERR_(HEADERS_OVERFLOW|RES_CONTENT_LENGTH_MISMATCH))/;

/** What a network error means: the code of the innermost cause decides. */
export function failureOf(error: unknown): FetchFailure {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++) {
    if (cause instanceof FetchFailure) return cause;
    const inner = cause instanceof AggregateError ? cause.errors.find((one) => one instanceof FetchFailure) : undefined;
    if (inner instanceof FetchFailure) return inner;
    const code = 'code' in cause ? String(cause.code) : '';
    if (CERTIFICATE_CODES.test(code))
      return new FetchFailure('store-certificate-invalid', { detail: code, cause: error });
    if (code === 'ENOTFOUND' || code === 'ENODATA') return new FetchFailure('store-not-found', { cause: error });
    if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' || code === 'ERR_BUFFER_TOO_LARGE') {
      return new FetchFailure('store-too-large', { cause: error });
    }
    if (cause.name === 'HTTPParserError' || MALFORMED_CODES.test(code)) {
      return new FetchFailure('store-broken', { detail: code || cause.message, cause: error });
    }
  }
  return new FetchFailure('store-unreachable', { detail: error instanceof Error ? error.message : '', cause: error });
}
