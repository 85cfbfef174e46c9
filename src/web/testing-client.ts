import { type Mock, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';

// biome-ignore lint/suspicious/noExplicitAny: what is asked, and answered, is as different as the calls are
type Ask = (endpoint: Endpoint, given?: any) => any;

const refuse: Ask = ({ method, path }) =>
  Promise.reject(new Error(`${method} ${path} is asked for, which no test answers`));

/** Stands for `api/client.ts` where tests render components: each test says what is answered, the rest is refused. */
export const asked: Mock<Ask> = vi.fn(refuse);
export const ask = asked;
export const askForFile = refuse;
