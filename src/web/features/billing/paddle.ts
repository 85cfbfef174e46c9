import type { Paddle, PaddleEventData } from '@paddle/paddle-js';
import { publicConfig } from '../../api/config.ts';
import { whenIdle } from '../../navigation/when-idle.ts';

export type CheckoutOutcome = 'completed' | 'closed';

let pending: Promise<Paddle> | null = null;
let onEvent: (event: PaddleEventData) => void = () => {};

/** If the deployment uses Paddle, loads its script early, once the browser is idle. */
export function startPaddle(): void {
  whenIdle(() => {
    // a failure is not shown: the checkout loads the script again
    publicConfig()
      .then(({ billing }) => (billing?.provider === 'paddle' ? loadPaddle() : null))
      .catch(() => {});
  });
}

/** Opens Paddle's overlay for a transaction and waits until it is paid or closed. Rejects if the script is blocked. */
export async function payByPaddle(
  transactionId: string,
  look: { theme: 'light' | 'dark'; locale: string },
): Promise<CheckoutOutcome> {
  const paddle = await loadPaddle();
  return new Promise((resolve) => {
    let outcome: CheckoutOutcome = 'closed';
    onEvent = ({ name }) => {
      if (String(name) === 'checkout.completed') {
        outcome = 'completed';
        paddle.Checkout.close();
      }
      if (String(name) === 'checkout.closed' || outcome === 'completed') resolve(outcome);
    };
    paddle.Checkout.open({ transactionId, settings: { displayMode: 'overlay', allowLogout: false, ...look } });
  });
}

function loadPaddle(): Promise<Paddle> {
  pending ??= initialize().catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
}

async function initialize(): Promise<Paddle> {
  const { billing } = await publicConfig();
  if (billing?.provider !== 'paddle') throw new Error('Paddle is not the provider here');
  const { initializePaddle } = await import('@paddle/paddle-js');
  const { environment, clientToken, vendorId } = billing;
  const eventCallback = (event: PaddleEventData) => onEvent(event);
  const paddle = await initializePaddle(
    clientToken === null
      ? { environment, seller: vendorId!, eventCallback }
      : { environment, token: clientToken, eventCallback },
  );
  if (!paddle) throw new Error('Paddle did not load');
  return paddle;
}
