import { isDeepStrictEqual } from 'node:util';
import { startFilterRule } from '#alerts/change/start-filter-rule.ts';
import { startFilter } from '#alerts/filter/start-filter.ts';
import { listRings, markRing } from '#alerts/ring/list-rings.ts';
import { getRule, listRules } from '#alerts/rule/list-rules.ts';
import { changeRule, makeRule, removeRule } from '#alerts/rule/make-rule.ts';
import { rehearse } from '#alerts/rule/rehearse.ts';
import { watchedStores } from '#alerts/rule/watched-stores.ts';
import { getPlan } from '#billing/plan/get-plan.ts';
import { alertEndpoints } from '#contract/endpoints/alerts.ts';
import {
  type AlertKind,
  type AlertRehearsalBody,
  type AlertSubjectKind,
  featureOfFilterAlert,
  isAskedOf,
  isOfStores,
} from '#contract/messages/alert.ts';
import { productKeyOf } from '#contract/product/product.ts';
import { Problem } from '#runtime/problem.ts';
import { assertPlanHas } from '../../http/assert-plan-has.ts';
import { limitCalls } from '../../http/limit-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Serve } from '../../http/serve.ts';
import { limitOf } from '../limit-of.ts';

/** The conditions that are allowed for each subject of a rule. */
const ASKED_OF: Record<AlertSubjectKind, string> = {
  stores: 'something that happens to a store',
  tag: 'something that happens to products of a category',
  products: 'something that happens to a product',
  filter: 'something that happens to what matches a filter',
  'store-filter': 'matches: nothing else can be asked of a filter of stores',
};

type AskedSubject = Pick<AlertRehearsalBody, 'storeId' | 'groupId' | 'productId' | 'tag' | 'filter' | 'filterList'>;

/** Alert rules, and the alerts that rang. */
export function alertRoutes(serve: Serve, { alerts, people, facts, clock, settings }: RouteContext): void {
  const rehearses = limitCalls(settings.callLimits.rehearsals);

  serve(alertEndpoints.listAlertRules, async ({ accountId }) => ({
    items: await listRules(alerts, accountId, await getPlan(people, accountId)),
    limit: (await limitOf(people, accountId, 'alerts')).limit,
  }));

  serve(alertEndpoints.rehearseAlert, async ({ accountId, body }) => {
    await rehearses(accountId);
    const { about, ...subject } = await subjectOf(accountId, body, body.condition.kind);
    const asked = { accountId, ...about, nowMs: clock.now() };
    const rehearsed = await rehearse({ people, facts }, { ...body, ...subject }, asked);
    return { ...rehearsed, matchesNow: about.matchesNow };
  });

  serve(alertEndpoints.makeAlertRule, async ({ accountId, body }) => {
    const { about: _, ...subject } = await subjectOf(accountId, body, body.condition.kind);
    return makeRule(alerts, accountId, { ...body, ...subject }, await limitOf(people, accountId, 'alerts'));
  });

  serve(alertEndpoints.changeAlertRule, async ({ accountId, params, body }) => {
    const { muted: isMuted, storeId, groupId, productId, tag, filter, filterList, ...change } = body;
    const isAbout = [storeId, groupId, productId, tag, filter, filterList].some((value) => value !== undefined);
    const about = { storeId: storeId ?? null, groupId: groupId ?? null, productId: productId ?? null };
    const ofFilter = { filter: filter ?? null, filterList: filterList ?? ('products' as const) };
    const given = { ...about, tag: tag ?? null, ...ofFilter };
    const { condition: before, ...kept } = await getRule(alerts, accountId, params.id);
    const { condition = before } = change;
    const asked = isAbout ? given : kept;
    // a product names its store
    const storeOf = ({ productId, storeId }: AskedSubject) => (productId === null ? storeId : null);
    const isSame = isDeepStrictEqual({ ...asked, storeId: storeOf(asked) }, { ...kept, storeId: storeOf(kept) });
    const allowed = await limitOf(people, accountId, 'alerts');
    // a subject that was allowed when it was chosen stays, such as a store that was suspended since
    if (isSame && isDeepStrictEqual(condition, before))
      return changeRule(alerts, accountId, params.id, { ...change, isMuted }, allowed);
    const { about: _, ...subject } = await subjectOf(accountId, asked, condition.kind);
    return changeRule(alerts, accountId, params.id, { ...change, isMuted, subject }, allowed);
  });

  serve(alertEndpoints.removeAlertRule, async ({ accountId, params }) => removeRule(alerts, accountId, params.id));

  serve(alertEndpoints.listAlertRings, async ({ accountId }) => ({
    items: (await listRings(people, accountId)).items,
  }));

  serve(alertEndpoints.changeAlertRing, async ({ accountId, params, body }) =>
    markRing(alerts, accountId, params.id, body),
  );

  /**
   * Checks a rule's subject: a product names its store, a filter has nothing beside it, and the kind fits the subject.
   */
  async function subjectOf(accountId: string, asked: AskedSubject, kind: AlertKind) {
    const { storeId, groupId, productId, tag, filter, filterList } = asked;
    const refuse = (path: string, message: string) => new Problem('invalid-input', { fields: [{ path, message }] });
    if (kind === 'matches' && filter === null) throw refuse('filter', 'the name of a saved filter');
    if (filter === null && filterList !== 'products') throw refuse('filter', 'the name of a saved filter of this list');
    if (filter !== null && [storeId, groupId, productId, tag].some((part) => part !== null))
      throw refuse('filter', 'no store, group, product or category beside it');
    const key = productId === null ? null : productKeyOf(productId);
    const ofStore = key?.storeId ?? storeId;
    const own = { storeId: ofStore === null ? null : Number(ofStore), productId: key && Number(key.productId) };
    const { storeIds, products } = await watchedStores(people, accountId, { ...own, groupId });
    if (products !== null && [productId, tag].some((part) => part !== null))
      throw refuse('groupId', 'a group of products, or a product or category, not both');
    const isOfProducts = products !== null || productId !== null;
    const ofFilter = isOfStores(filterList) ? 'store-filter' : 'filter';
    const about = filter !== null ? ofFilter : isOfProducts ? 'products' : tag !== null ? 'tag' : 'stores';
    if (!isAskedOf(kind, about)) throw refuse('condition.kind', ASKED_OF[about]);
    const nowMs = clock.now();
    if (filter !== null && filterList !== 'products') {
      const feature = featureOfFilterAlert(filterList, kind);
      if (feature) await assertPlanHas(people, accountId, { feature }, null);
      const asked = { name: filter, list: filterList, kind, watched: storeIds, nowMs };
      const started = await startFilterRule({ people, facts }, accountId, asked);
      const about = { ...started, products: null, list: filterList };
      return { ...own, groupId, tag, filter, filterList, matched: [], about };
    }
    const among = { storeIds, nowMs };
    const started = filter === null ? null : await startFilter({ people, facts }, accountId, filter, among);
    const matchesNow = started?.matched.reduce((sum, { productIds }) => sum + productIds.length, 0) ?? null;
    return {
      ...{ ...own, groupId, tag, filter, filterList, matched: kind === 'matches' ? started!.matched : [] },
      about: { storeIds, products, query: started?.query ?? null, matchesNow, stores: null, list: filterList },
    };
  }
}
