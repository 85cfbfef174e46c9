import { afterEach, vi } from 'vitest';
import { SIGNED_OUT, setAuthState } from './auth/auth-state.ts';
import { askMock } from './testing-client.ts';

// the answers, the user and the replaced functions of one test must not reach the next
afterEach(() => {
  vi.restoreAllMocks();
  askMock.mockReset();
  setAuthState(SIGNED_OUT);
});
