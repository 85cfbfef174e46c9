import { ApiProblem } from '../../api/api-problem.ts';
import { request } from '../../api/client.ts';
import { authState, subscribeToAuth } from '../../auth/auth-state.ts';

const KEY = 'tillwatch.referrer';

let isSending = false;

/** A friend's code came with the link (`?r=CODE`); it is kept in this browser until somebody signs up. */
export function keepReferrer(search: string): void {
  const code = new URLSearchParams(search).get('r');
  if (code) store((storage) => storage.setItem(KEY, code));
}

/** Names the friend once the account is there and confirmed. The server decides; whatever it says, it is asked once. */
export function sendCarriedReferrer(): void {
  const look = async () => {
    const code = store((storage) => storage.getItem(KEY));
    if (!code || isSending || authState().isVerified !== true) return;
    isSending = true;
    try {
      await request('/user/set-referrer', { method: 'POST', body: { code } });
      forget();
    } catch (error) {
      if (error instanceof ApiProblem && error.status < 500 && error.status !== 429) forget();
    }
    isSending = false;
  };
  subscribeToAuth(() => void look());
  void look();
}

function forget(): void {
  store((storage) => storage.removeItem(KEY));
}

/** Where storage is denied the code is lost, and nothing else. */
function store<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(window.localStorage);
  } catch {
    return null;
  }
}
