import type { GroupBody, GroupKind, GroupPatch } from '#contract/group.ts';
import { MAX_IN_GROUP } from '#contract/group.ts';
import { isProductId } from '#contract/product/product.ts';
import type { People, PeopleTransaction } from '#database/connect.ts';
import { type Allowed, assertBelowLimit } from '#identity/assert-below-limit.ts';
import { newAccountId } from '#identity/random-id.ts';
import { TAKES_PLACE } from '#identity/takes-place.ts';
import type { Clock } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import { assertListed } from '../assert-listed.ts';

type Deps = { people: People; clock: Clock };
type Member = { store_id: number; product_id: number };

/** Returns the group's id. The caller checks that its products exist. Throws `limit-reached`, `group-full`, `invalid-input`. */
export async function makeGroup(
  { people, clock }: Deps,
  accountId: string,
  { name, color, kind, members }: GroupBody,
  allowed: Allowed,
): Promise<{ id: string }> {
  const id = newAccountId();
  await people.transaction().execute(async (trx) => {
    await assertBelowLimit(trx, accountId, TAKES_PLACE.groups, allowed);
    await trx
      .insertInto('item_group')
      .values({ id, account_id: accountId, name, color, kind, created_at: new Date(clock.now()) })
      .execute();
    await addMembers(trx, { id, accountId, kind }, members, { path: 'members', nowMs: clock.now() });
  });
  return { id };
}

/** Throws `not-found`, also for another account's group, `group-full` and `invalid-input`. */
export async function changeGroup(
  { people, clock }: Deps,
  accountId: string,
  id: string,
  { name, color, add, remove }: GroupPatch,
): Promise<void> {
  await people.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('item_group')
      .select(['kind', 'name', 'color'])
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Problem('not-found');
    await trx
      .updateTable('item_group')
      .set({ name: name ?? row.name, color: color ?? row.color })
      .where('id', '=', id)
      .execute();
    for (const { store_id, product_id } of remove.map(keyOf))
      await trx
        .deleteFrom('item_group_member')
        .where('group_id', '=', id)
        .where('store_id', '=', store_id)
        .where('product_id', '=', product_id)
        .execute();
    const group = { id, accountId, kind: row.kind as GroupKind };
    await addMembers(trx, group, add, { path: 'add', nowMs: clock.now() });
  });
}

/** Removes a group with its alerts and briefs; the caller removes its shares. Throws `not-found`. */
export async function removeGroup(people: People, accountId: string, id: string): Promise<void> {
  const { numDeletedRows } = await people
    .deleteFrom('item_group')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Problem('not-found');
}

/** Removes an excluded store and its products from all groups, and deletes the notes about them. */
export async function forgetGroupsAndNotes(trx: PeopleTransaction, storeId: number): Promise<void> {
  for (const table of ['item_group_member', 'note'] as const)
    await trx.deleteFrom(table).where('store_id', '=', storeId).execute();
}

async function addMembers(
  trx: PeopleTransaction,
  group: { id: string; accountId: string; kind: GroupKind },
  ids: readonly string[],
  { path, nowMs }: { path: string; nowMs: number },
): Promise<void> {
  if (ids.length === 0) return;
  const refuse = (message: string) => new Problem('invalid-input', { fields: [{ path, message }] });
  if (ids.some((memberId) => isProductId(memberId) !== (group.kind === 'products')))
    throw refuse(group.kind === 'products' ? 'numbers of products, for instance 7-31' : 'numbers of stores');
  const keys = ids.map(keyOf);
  await assertListed(trx, group.accountId, { storeIds: keys.map(({ store_id }) => store_id), path });
  await trx
    .insertInto('item_group_member')
    .values(keys.map((key) => ({ ...key, group_id: group.id, account_id: group.accountId, added_at: new Date(nowMs) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { used } = await trx
    .selectFrom('item_group_member')
    .select((select) => select.fn.countAll<number>().as('used'))
    .where('group_id', '=', group.id)
    .executeTakeFirstOrThrow();
  if (used > MAX_IN_GROUP) throw new Problem('group-full', { limit: MAX_IN_GROUP });
}

function keyOf(id: string): Member {
  const [storeId, productId = '0'] = id.split('-');
  return { store_id: Number(storeId), product_id: Number(productId) };
}
