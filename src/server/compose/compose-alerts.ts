import type { AlertDeps } from '#alerts/deps.ts';
import type { Databases } from '#database/connect.ts';
import type { MailQueue } from '#mail/queue.ts';
import { type Clock, SECOND_MS } from '#runtime/clock.ts';
import type { Settings } from '#runtime/settings.ts';
import { openWire, type Wire } from '#tracker/fetch/exchange.ts';
import { hostAndPort } from '#tracker/fetch/vet-address.ts';

/** A receiver that takes longer has failed; the message is sent again later. */
const TIMES = { connectMs: 5 * SECOND_MS, headersMs: 10 * SECOND_MS, pieceMs: 5 * SECOND_MS, totalMs: 15 * SECOND_MS };

/** What alerts need in this deployment. In local mode, webhooks may reach our own sink. */
export function composeAlerts(
  deps: Databases & { settings: Settings; clock: Clock; mail: MailQueue; origin: () => string },
): { alerts: AlertDeps; wire: Wire } {
  const { settings, people, facts, clock, mail, origin } = deps;
  const wire = openWire(TIMES);
  const allowed = new Set(settings.allowedPrivateHosts);
  const allowedPrivate = () =>
    settings.isLocal && origin() !== '' ? new Set([...allowed, hostAndPort(new URL(origin()))]) : allowed;
  return {
    alerts: { people, facts, clock, mail, origin, secretKey: settings.secretKey, wire, allowedPrivate },
    wire,
  };
}
