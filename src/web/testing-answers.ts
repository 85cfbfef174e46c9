import { afterEach } from 'vitest';
import { SIGNED_OUT, setAuthState } from './auth/auth-state.ts';
import { asked } from './testing-client.ts';

// what one test answers, and who it is for, is nothing to the next one
afterEach(() => {
  asked.mockReset();
  setAuthState(SIGNED_OUT);
});
