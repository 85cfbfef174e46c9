import { type Mock, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';

// biome-ignore lint/suspicious/noExplicitAny: what is asked, and answered, is as different as the calls are
type Ask = (endpoint: Endpoint, given?: any) => any;

const refuse: Ask = ({ method, path }) =>
  Promise.reject(new Error(`${method} ${path} is asked for, which no test answers`));

/** Replaces `api/client.ts` in component tests. Each test sets its answers; all other calls are refused. */
export const askMock: Mock<Ask> = vi.fn(refuse);
export const ask = askMock;
export const askForFile = refuse;
