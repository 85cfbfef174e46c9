import { type RawBuilder, sql } from 'kysely';
import type { AlertRuleBody } from '#contract/messages/alert.ts';
import type { People } from '#database/connect.ts';
import { type Allowed, assertBelowLimit, assertRoomAgain } from '#identity/assert-below-limit.ts';
import { newAccountId } from '#identity/random-id.ts';
import { TAKES_PLACE } from '#identity/takes-place.ts';
import { Problem } from '#runtime/problem.ts';
import type { AlertDeps } from '../deps.ts';
import { type Matched, saveMatches } from '../filter/matches.ts';
import type { Rule } from './rule.ts';

/** `matched`: the matches that a rule on a filter starts from. */
type NewRule = Rule &
  Pick<AlertRuleBody, 'name' | 'groupId' | 'quiet' | 'channelIds' | 'filter' | 'filterList'> & { matched: Started };
type Started = readonly Omit<Matched, 'ruleId'>[];
/** `subject`: all of what the rule covers. */
export type RuleChange = Partial<Pick<NewRule, 'name' | 'quiet' | 'channelIds' | 'condition' | 'coolDownHours'>> & {
  isMuted?: boolean;
  subject?: Subject & Pick<NewRule, 'matched'>;
};
type Subject = Pick<NewRule, 'storeId' | 'groupId' | 'productId' | 'tag' | 'filter' | 'filterList'>;

/** Makes a rule that rings for what is seen from now on. Returns its id. Throws `invalid-input`, `limit-reached`. */
export async function makeRule(
  { people, clock }: Pick<AlertDeps, 'people' | 'clock'>,
  accountId: string,
  rule: NewRule,
  allowed: Allowed,
): Promise<{ id: string }> {
  const id = newAccountId();
  await people.transaction().execute(async (trx) => {
    await assertBelowLimit(trx, accountId, TAKES_PLACE.alerts, allowed);
    const channelIds = await ownChannels(trx, accountId, rule.channelIds);
    await trx
      .insertInto('alert_rule')
      .values({
        ...{ id, account_id: accountId, name: rule.name, ...columnsOf(rule) },
        ...{ condition: JSON.stringify(rule.condition), cool_down_hours: rule.coolDownHours },
        ...{ quiet: rule.quiet && JSON.stringify(rule.quiet), channel_ids: channelIds },
        ...{ created_at: new Date(clock.now()), covers_since: new Date(clock.now()) },
      })
      .execute();
    await saveMatches(trx, withRule(id, rule.matched));
  });
  return { id };
}

/** Changes the given fields. Throws `not-found`, also for another account's rule, `invalid-input`, `limit-reached`. */
export async function changeRule(
  { people, clock }: Pick<AlertDeps, 'people' | 'clock'>,
  accountId: string,
  id: string,
  { isMuted, ...change }: RuleChange,
  allowed: Allowed,
): Promise<void> {
  await people.transaction().execute(async (trx) => {
    if (isMuted === false) await assertRoomAgain(trx, accountId, id, TAKES_PLACE.alerts, allowed);
    const channelIds = change.channelIds && (await ownChannels(trx, accountId, change.channelIds));
    const { numUpdatedRows } = await trx
      .updateTable('alert_rule')
      .set({
        account_id: accountId,
        ...(isMuted !== undefined && { muted_at: isMuted ? new Date(clock.now()) : null }),
        ...(change.name !== undefined && { name: change.name }),
        // a filter that is too broad is refused
        ...(change.subject && { ...columnsOf(change.subject), is_too_broad: false }),
        ...(change.subject && { covers_since: coversSince(change.subject, clock.now()) }),
        ...(change.condition && { condition: JSON.stringify(change.condition) }),
        ...(change.coolDownHours !== undefined && { cool_down_hours: change.coolDownHours }),
        ...(change.quiet !== undefined && { quiet: change.quiet && JSON.stringify(change.quiet) }),
        ...(channelIds && { channel_ids: channelIds }),
      })
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Problem('not-found');
    if (change.subject) await saveMatches(trx, withRule(id, change.subject.matched));
  });
}

function columnsOf({ storeId, productId, groupId, tag, filter, filterList }: Subject) {
  const ofFilter = { filter, filter_list: filter === null ? null : filterList };
  return { store_id: storeId, product_id: productId, group_id: groupId, tag, ...ofFilter };
}

/** A rule that comes to cover something else does not ring for what was seen before. */
function coversSince(subject: Subject, nowMs: number): RawBuilder<Date> {
  const columns = Object.entries(columnsOf(subject)).map(
    ([column, value]) => sql`${sql.ref(column)} is not distinct from ${value}`,
  );
  return sql`case when ${sql.join(columns, sql` and `)} then covers_since else ${new Date(nowMs)} end`;
}

function withRule(ruleId: string, matched: Started): Matched[] {
  return matched.map((one) => ({ ...one, ruleId }));
}

/** The given channels, each once. Throws `invalid-input` if one belongs to another account. */
async function ownChannels(trx: People, accountId: string, asked: readonly string[]): Promise<string[]> {
  const channelIds = [...new Set(asked)];
  const own = await trx
    .selectFrom('channel')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', 'in', [...channelIds, ''])
    // one that is being removed must not come back into a rule
    .forKeyShare()
    .execute();
  if (own.length < channelIds.length)
    throw new Problem('invalid-input', { fields: [{ path: 'channelIds', message: 'channels of your own' }] });
  return channelIds;
}

/** Removes a rule and its rings. Throws `not-found`. */
export async function removeRule({ people }: Pick<AlertDeps, 'people'>, accountId: string, id: string): Promise<void> {
  const { numDeletedRows } = await people
    .deleteFrom('alert_rule')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Problem('not-found');
}
