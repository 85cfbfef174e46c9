import type { Change } from '#contract/estimate/estimate.ts';
import type { Page } from '#contract/list.ts';
import {
  type AlertRing,
  type AlertRingPatch,
  type FilterList,
  NO_DETAIL,
  type RingDetail,
} from '#contract/messages/alert.ts';
import type { People } from '#database/connect.ts';
import { limitsOf, type PageRequest, pageOfItems } from '#questions/lists/page.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import type { AlertDeps } from '../deps.ts';
import { idsOf } from './ids-of.ts';

const SHOWN = 100;
export const RINGS_KEPT_DAYS = 400;

/** An account's rings, newest first: the latest ones, or any page of those that are stored. */
export async function listRings(
  people: People,
  accountId: string,
  request: PageRequest = { page: 0, pageSize: SHOWN },
): Promise<Page<AlertRing>> {
  const { limit, offset } = limitsOf(request);
  const rows = await people
    .selectFrom('alert_ring')
    .innerJoin('alert_rule', 'alert_rule.id', 'alert_ring.rule_id')
    .selectAll('alert_ring')
    .select(['alert_rule.name', 'alert_rule.filter_list'])
    .where('alert_ring.account_id', '=', accountId)
    .orderBy('rang_at', 'desc')
    .orderBy('alert_ring.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await people
    .selectFrom('alert_ring')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const items = rows.map((row) => ({
    ...{
      id: String(row.id),
      ruleId: row.rule_id,
      ruleName: row.name,
      kind: row.kind,
      filterList: row.filter_list as FilterList | null,
    },
    ...idsOf({ storeId: row.store_id, productId: row.product_id }),
    ...{ at: row.at.toISOString(), seenAt: row.seen_at.toISOString(), rangAt: row.rang_at.toISOString() },
    detail: { ...NO_DETAIL, ...(row.detail as unknown as RingDetail) },
    ...{
      isLate: row.is_late,
      isRetracted: row.retracted_at !== null,
      changeNow: row.retracted_change as Change | null,
    },
    ...{ isAcknowledged: row.acknowledged_at !== null, wasNothing: row.was_nothing },
  }));
  return pageOfItems(request, items, total);
}

/** Throws `not-found`, also for another account's ring. */
export async function markRing(
  { people, clock }: Pick<AlertDeps, 'people' | 'clock'>,
  accountId: string,
  id: string,
  { acknowledged, wasNothing }: AlertRingPatch,
): Promise<void> {
  const isSeen = acknowledged ?? (wasNothing === true ? true : undefined);
  const { numUpdatedRows } = await people
    .updateTable('alert_ring')
    .set({
      ...(isSeen !== undefined && { acknowledged_at: isSeen ? new Date(clock.now()) : null }),
      ...(wasNothing !== undefined && { was_nothing: wasNothing }),
      account_id: accountId,
    })
    .where('id', '=', Number(id))
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Problem('not-found');
}

/** Deletes old rings and deliveries. Call it daily; any number of processes may run it. */
export async function forgetOldRings({ people, clock }: Pick<AlertDeps, 'people' | 'clock'>): Promise<void> {
  const since = new Date(clock.now() - RINGS_KEPT_DAYS * DAY_MS);
  await people.deleteFrom('alert_ring').where('rang_at', '<', since).execute();
  await people.deleteFrom('delivery').where('created_at', '<', since).execute();
}
