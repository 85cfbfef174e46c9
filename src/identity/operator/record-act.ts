import type { OperatorAct } from '#contract/operate.ts';
import type { People } from '#database/connect.ts';

/** Records one act of an operator. `operatorId` is null for a command on the server. */
export async function recordAct(
  database: People,
  kind: OperatorAct,
  act: { operatorId: string | null; subject: string | null; nowMs: number; detail?: Record<string, string> },
): Promise<void> {
  await database
    .insertInto('operator_act')
    .values({
      at: new Date(act.nowMs),
      operator_id: act.operatorId,
      kind,
      subject: act.subject,
      detail: JSON.stringify(act.detail ?? {}),
    })
    .execute();
}
