import { TOTAL_CAP } from '#contract/list.ts';
import type { FilterList } from '#contract/messages/alert.ts';
import type { Databases } from '#database/connect.ts';
import { type Mark, markTooBroad } from '../filter/mark-too-broad.ts';
import { findFilters, queryOfFilter } from '../filter/saved-filter.ts';
import { watchedStores } from '../rule/watched-stores.ts';
import { countMatches } from './start-filter-rule.ts';

type Before = { searchBefore: Awaited<ReturnType<typeof findFilters>>; nowMs: number };

/** Marks which change rules of an account are too broad by the filters that it has saved anew. */
export async function judgeBreadth(
  databases: Databases,
  accountId: string,
  { searchBefore, nowMs }: Before,
): Promise<void> {
  const { people } = databases;
  const rules = await people
    .selectFrom('alert_rule')
    .select(['id', 'filter', 'filter_list'])
    .where('account_id', '=', accountId)
    .where('filter_list', '<>', 'products')
    .execute();
  const searchOf = await findFilters(people, [accountId]);
  const { storeIds: watched } = await watchedStores(people, accountId, { storeId: null, groupId: null });
  const marks: Mark[] = [];
  for (const alike of Map.groupBy(rules, ({ filter, filter_list }) => `${filter_list} ${filter}`).values()) {
    const [{ filter, filter_list }] = alike as [(typeof alike)[number]];
    const list = filter_list as FilterList;
    const named = { accountId, filter, filterList: list };
    const search = searchOf(named);
    const query = search === null || search === searchBefore(named) ? null : queryOfFilter(search, list);
    if (!query) continue;
    const isTooBroad = (await countMatches(databases, accountId, { list, query, watched, nowMs })) > TOTAL_CAP;
    marks.push(...alike.map(({ id: ruleId }) => ({ ruleId, isTooBroad })));
  }
  await markTooBroad(people, marks);
}
