import { describe, expect, test } from 'vitest';
import { failureOf } from './classify.ts';
import { FetchFailure } from './fetch-failure.ts';
import { retryAfterSeconds } from './retry-after.ts';

function systemError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

describe('errors of the network', () => {
  test.each([
    ['CERT_HAS_EXPIRED', 'store-certificate-invalid'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'store-certificate-invalid'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'store-certificate-invalid'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'store-certificate-invalid'],
    ['ENOTFOUND', 'store-not-found'],
    ['EAI_AGAIN', 'store-unreachable'],
    ['ECONNREFUSED', 'store-unreachable'],
    ['UND_ERR_HEADERS_TIMEOUT', 'store-unreachable'],
    ['HPE_INVALID_CONSTANT', 'store-broken'],
    ['UND_ERR_RES_EXCEEDED_MAX_SIZE', 'store-too-large'],
  ])('%s means %s, even as a cause', (code, problem) => {
    expect(failureOf(systemError(code)).code).toBe(problem);
    expect(failureOf(new Error('fetch failed', { cause: systemError(code) })).code).toBe(problem);
  });

  test('a failure inside an aggregate of attempts counts', () => {
    const inner = new FetchFailure('store-address-private');
    expect(failureOf(new AggregateError([systemError('ECONNREFUSED'), inner]))).toBe(inner);
  });

  test('a thrown value that is no error is still a failure', () => {
    expect(failureOf('boom').code).toBe('store-unreachable');
  });
});

describe('Retry-After', () => {
  const NOW = Date.UTC(2026, 10, 21);
  test.each([
    ['120', 120],
    ['0', 0],
    ['1.5', 2],
    ['99999999999', 86_400],
    [new Date(NOW + 90_000).toUTCString(), 90],
    [new Date(NOW - 90_000).toUTCString(), 0],
    ['soon', null],
    ['-5', null],
    ['', null],
  ])('%s means %s', (text, seconds) => {
    expect(retryAfterSeconds({ 'retry-after': text }, NOW)).toBe(seconds);
  });
});
