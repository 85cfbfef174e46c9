import type { People } from '#database/connect.ts';
import { type AskedMatches, findMatches } from '#questions/lists/products/find-matches.ts';
import type { AlertDeps } from '../deps.ts';
import type { Moment } from '../ring/moment.ts';
import { EVENT_OF, type IsInFilter } from '../ring/rings-for.ts';
import type { RuleRow } from '../rule/rule-rows.ts';
import { queryOfEvents } from './query-of-events.ts';
import { findFilters, queryOfFilter } from './saved-filter.ts';

type Judged = { rules: readonly RuleRow[]; moments: readonly Moment[]; nowMs: number };

/** Which of the products that had an event match a rule's saved filter; all of them if the rule has none. */
export async function findFilterTests(
  deps: AlertDeps,
  trx: People,
  { rules, moments, nowMs }: Judged,
): Promise<(rule: RuleRow) => IsInFilter> {
  const filtered = rules.filter(({ filter }) => filter !== null);
  const searchOf = await findFilters(
    trx,
    filtered.map(({ accountId }) => accountId),
  );
  const momentsOf = Map.groupBy(moments, ({ storeId }) => storeId);
  const asked = [...Map.groupBy(filtered, ({ id }) => id)].flatMap(
    ([id, ofStores]): (AskedMatches & { id: string })[] => {
      const [first] = ofStores as [RuleRow];
      const { accountId, condition } = first;
      const search = searchOf(first);
      const query = search === null ? null : queryOfFilter(search, first.filterList!);
      const storeIds = ofStores.map(({ ofStore }) => ofStore);
      const events = storeIds.flatMap((storeId) =>
        (momentsOf.get(storeId) ?? []).flatMap((moment) => moment.events.map((event) => ({ ...event, storeId }))),
      );
      const keys = events.filter(({ kind, productId }) => kind === EVENT_OF[condition.kind] && productId > 0);
      return query && keys.length > 0 ? [{ id, accountId, storeIds, query: queryOfEvents(query), keys, nowMs }] : [];
    },
  );
  const found = await findMatches(deps, asked, Number.MAX_SAFE_INTEGER - 1);
  const matching = new Set(
    asked.flatMap(({ id }, place) =>
      [...(found[place] ?? [])].flatMap(([storeId, productIds]) =>
        productIds.map((productId) => `${id} ${storeId} ${productId}`),
      ),
    ),
  );
  return ({ id, filter, ofStore }) =>
    (productId) =>
      filter === null || matching.has(`${id} ${ofStore} ${productId}`);
}
