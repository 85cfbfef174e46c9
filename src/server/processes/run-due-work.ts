import { deliverDue } from '#alerts/delivery/deliver-due.ts';
import type { AlertDeps } from '#alerts/deps.ts';
import { judgeRulesInRounds } from '#alerts/ring/judge-rules.ts';
import { sendDueBriefs } from '#briefs/send-due.ts';
import { SECOND_MS } from '#runtime/clock.ts';
import type { Log } from '#runtime/log.ts';
import { sendDueExport } from '../sharing/send-due-exports.ts';
import { runEvery } from './run-every.ts';

/** Judges alert rules and sends messages, lists and briefs as they become due. */
export function runDueWork(deps: AlertDeps, log: Log): { stop(): Promise<unknown> } {
  const judge = judgeRulesInRounds(deps);
  const noteError = (error: unknown) => log.error({ err: error }, 'briefs');
  const running = [
    runEvery('alerts', 5 * SECOND_MS, () => judge().then(() => false), log),
    runEvery('deliveries', SECOND_MS, async () => (await deliverDue(deps)) > 0, log),
    runEvery('exports', 10 * SECOND_MS, () => sendDueExport(deps), log),
    runEvery('briefs', 30 * SECOND_MS, () => sendDueBriefs(deps, noteError).then(() => false), log),
  ];
  return { stop: () => Promise.all(running.map((one) => one.stop())) };
}
