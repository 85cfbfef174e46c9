import { afterEach } from 'vitest';
import { SIGNED_OUT, setAuthState } from './auth/auth-state.ts';
import { askMock } from './testing-client.ts';

// the answers and the user of one test must not reach the next
afterEach(() => {
  askMock.mockReset();
  setAuthState(SIGNED_OUT);
});
