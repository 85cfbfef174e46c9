import type { PlanVersion } from '#contract/billing/billing.ts';
import type { PlanKey } from '#contract/billing/plan.ts';
import type { People } from '#database/connect.ts';
import type { PlanChanges } from '../change/plan-changes.ts';

const WAIT_MS = 25_000;

/**
 * The plan and how often it has changed. If the caller knows this version, waits until it changes or a timeout passes.
 */
export async function getPlanVersion(
  deps: { database: People; planChanges: PlanChanges },
  accountId: string,
  known: number | undefined,
): Promise<PlanVersion> {
  // start to wait before reading, so that a change between the two is not missed
  const waiting = known === undefined ? null : deps.planChanges.wait(accountId, WAIT_MS);
  const now = await readVersion(deps.database, accountId);
  if (!waiting || now.version !== known) return now;
  await waiting;
  return readVersion(deps.database, accountId);
}

async function readVersion(database: People, accountId: string): Promise<PlanVersion> {
  const row = await database
    .selectFrom('entitlement')
    .select(['plan', 'version'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { plan: (row?.plan as PlanKey | undefined) ?? 'FREE', version: row?.version ?? 0 };
}
