import type { AlertRuleBody } from '#contract/alert.ts';
import { newAccountId } from '#identity/random-id.ts';
import { Problem } from '#runtime/problem.ts';
import type { AlertDeps } from '../deps.ts';
import type { Rule } from './rule.ts';

type NewRule = Rule & Pick<AlertRuleBody, 'name' | 'quiet' | 'channelIds'>;
type Allowed = { limit: number; unlockedBy: string | null };

/** The rule's number. It rings for what is seen from now on. Throws `invalid-input`, `limit-reached`. */
export async function makeRule(
  { people, clock }: Pick<AlertDeps, 'people' | 'clock'>,
  accountId: string,
  rule: NewRule,
  { limit, unlockedBy }: Allowed,
): Promise<{ id: string }> {
  const id = newAccountId();
  await people.transaction().execute(async (trx) => {
    // two that are made at once are counted one after the other
    await trx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    const { used } = await trx
      .selectFrom('alert_rule')
      .select((select) => select.fn.countAll<number>().as('used'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (used >= limit) throw new Problem('limit-reached', { limit, used, unlockedBy });
    const channelIds = [...new Set(rule.channelIds)];
    const { own } = await trx
      .selectFrom('channel')
      .select((select) => select.fn.countAll<number>().as('own'))
      .where('account_id', '=', accountId)
      .where('id', 'in', [...channelIds, ''])
      .executeTakeFirstOrThrow();
    if (own < channelIds.length)
      throw new Problem('invalid-input', { fields: [{ path: 'channelIds', message: 'channels of your own' }] });
    await trx
      .insertInto('alert_rule')
      .values({
        ...{ id, account_id: accountId, name: rule.name, store_id: rule.storeId, product_id: rule.productId },
        ...{ tag: rule.tag, condition: JSON.stringify(rule.condition), cool_down_hours: rule.coolDownHours },
        ...{ quiet: rule.quiet && JSON.stringify(rule.quiet), channel_ids: channelIds },
        created_at: new Date(clock.now()),
      })
      .execute();
  });
  return { id };
}

/** Throws `not-found`, for somebody else's too. */
export async function muteRule(
  { people, clock }: Pick<AlertDeps, 'people' | 'clock'>,
  accountId: string,
  { id, isMuted }: { id: string; isMuted: boolean },
): Promise<void> {
  const { numUpdatedRows } = await people
    .updateTable('alert_rule')
    .set({ muted_at: isMuted ? new Date(clock.now()) : null })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Problem('not-found');
}

/** With all that it rang. Throws `not-found`. */
export async function removeRule({ people }: Pick<AlertDeps, 'people'>, accountId: string, id: string): Promise<void> {
  const { numDeletedRows } = await people
    .deleteFrom('alert_rule')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Problem('not-found');
}
