import type { Databases } from '#database/connect.ts';
import type { Mail } from '#mail/mail.ts';
import type { Clock } from '#runtime/clock.ts';
import type { AlertDeps } from './deps.ts';

/** Alerts that send nothing over the network and collect mails in a list. */
export function testAlerts(
  { mails, ...deps }: Databases & { clock: Clock; mails: Mail[] },
  overrides: Partial<AlertDeps> = {},
): AlertDeps {
  return {
    ...deps,
    secretKey: 'for tests',
    mail: {
      async enqueue(mail) {
        mails.push(mail);
      },
      async pretend() {},
    },
    wire: {
      async exchange() {
        throw new Error('no request is expected');
      },
    },
    origin: () => 'http://localhost',
    allowedPrivate: () => new Set(),
    ...overrides,
  };
}
