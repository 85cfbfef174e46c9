import { afterEach } from 'vitest';
import { SIGNED_OUT, setAuthState } from './auth/auth-state.ts';
import { asked } from './testing-client.ts';

// the answers and the user of one test must not reach the next
afterEach(() => {
  asked.mockReset();
  setAuthState(SIGNED_OUT);
});
