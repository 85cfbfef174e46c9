import { describe, expect, it } from 'vitest';
import { ApiProblem, NetworkFailure } from './api-problem.ts';
import { isWorthRetrying } from './query-client.ts';
import { queryString } from './query-string.ts';

describe('queryString', () => {
  it('repeats list values and leaves out empty ones', () => {
    expect(
      queryString({ tags: ['SHOES', 'TOYS'], q: '', page: 0, favorited: false, status: [], from: undefined }),
    ).toBe('?tags=SHOES&tags=TOYS&page=0&favorited=false');
  });

  it('is empty without values', () => {
    expect(queryString({ q: '' })).toBe('');
  });
});

describe('a retry', () => {
  it('follows a network failure or a server error, twice', () => {
    expect(isWorthRetrying(0, new NetworkFailure(null))).toBe(true);
    expect(isWorthRetrying(1, new ApiProblem(503, {}))).toBe(true);
    expect(isWorthRetrying(2, new ApiProblem(503, {}))).toBe(false);
  });

  it('never follows a refusal', () => {
    expect(isWorthRetrying(0, new ApiProblem(403, { code: 'plan-limit-reached' }))).toBe(false);
    expect(isWorthRetrying(0, new ApiProblem(404, {}))).toBe(false);
  });
});

describe('ApiProblem', () => {
  it('finds a code for an answer that came without one', () => {
    expect(new ApiProblem(502, {}).code).toBe('unavailable');
    expect(new ApiProblem(404, {}).code).toBe('not-found');
    expect(new ApiProblem(418, {}).code).toBe('internal-error');
  });
});
