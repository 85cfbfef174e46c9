import type { PlanKey } from '#contract/billing/plan.ts';
import type { People } from '#database/connect.ts';
import { findPlan } from './find-plan.ts';

/** The plan from the database, which is authoritative: a token's claim may be an hour old. FREE if none was set. */
export async function getPlan(database: People, accountId: string): Promise<PlanKey> {
  return (await findPlan(database, accountId)) ?? 'FREE';
}
