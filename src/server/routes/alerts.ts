import { startFilter } from '#alerts/filter/start-filter.ts';
import { listRings, markRing } from '#alerts/ring/list-rings.ts';
import { followedStores } from '#alerts/rule/followed-stores.ts';
import { getRule, listRules } from '#alerts/rule/list-rules.ts';
import { changeRule, makeRule, removeRule } from '#alerts/rule/make-rule.ts';
import { rehearse } from '#alerts/rule/rehearse.ts';
import type { AlertKind, AlertRehearsalBody } from '#contract/alert.ts';
import { alertEndpoints } from '#contract/endpoints/alerts.ts';
import { productKeyOf } from '#questions/product-key.ts';
import { Problem } from '#runtime/problem.ts';
import { limitCalls } from '../http/limit-calls.ts';
import type { RouteContext } from '../http/route-context.ts';
import type { Serve } from '../http/serve.ts';
import { limitOf } from './limit-of.ts';

type AskedSubject = Pick<AlertRehearsalBody, 'storeId' | 'groupId' | 'productId' | 'tag' | 'filter'>;

/** What people ask to be told of, and what rang. */
export function alertRoutes(serve: Serve, { alerts, people, facts, clock, settings }: RouteContext): void {
  const rehearses = limitCalls(settings.callLimits.rehearsals);

  serve(alertEndpoints.listAlertRules, async ({ accountId }) => ({
    items: await listRules(alerts, accountId),
    limit: (await limitOf(people, accountId, 'alerts')).limit,
  }));

  serve(alertEndpoints.rehearseAlert, async ({ accountId, body }) => {
    await rehearses(accountId);
    const { storeIds, matched, ...subject } = await subjectOf(accountId, body, body.condition.kind);
    const rehearsed = await rehearse(facts, { ...body, ...subject }, { storeIds, nowMs: clock.now() });
    if (body.filter === null) return rehearsed;
    return { ...rehearsed, matchesNow: matched.reduce((sum, { productIds }) => sum + productIds.length, 0) };
  });

  serve(alertEndpoints.makeAlertRule, async ({ accountId, body }) => {
    const { storeIds: _, ...subject } = await subjectOf(accountId, body, body.condition.kind);
    return makeRule(alerts, accountId, { ...body, ...subject }, await limitOf(people, accountId, 'alerts'));
  });

  serve(alertEndpoints.changeAlertRule, async ({ accountId, params, body }) => {
    const { muted: isMuted, storeId, groupId, productId, tag, filter, ...change } = body;
    const isAbout = [storeId, groupId, productId, tag, filter].some((value) => value !== undefined);
    const about = { storeId: storeId ?? null, groupId: groupId ?? null, productId: productId ?? null };
    const given = { ...about, tag: tag ?? null, filter: filter ?? null };
    if (!isAbout && change.condition === undefined)
      return changeRule(alerts, accountId, params.id, { ...change, isMuted });
    const kept = await getRule(alerts, accountId, params.id);
    const { storeIds: _, ...subject } = await subjectOf(
      accountId,
      isAbout ? given : kept,
      (change.condition ?? kept.condition).kind,
    );
    return changeRule(alerts, accountId, params.id, { ...change, isMuted, subject });
  });

  serve(alertEndpoints.removeAlertRule, async ({ accountId, params }) => removeRule(alerts, accountId, params.id));

  serve(alertEndpoints.listAlertRings, async ({ accountId }) => ({ items: await listRings(people, accountId) }));

  serve(alertEndpoints.changeAlertRing, async ({ accountId, params, body }) =>
    markRing(alerts, accountId, params.id, body),
  );

  /** What a rule is about, checked: a product names its store; a filter goes with `matches` alone. */
  async function subjectOf(accountId: string, asked: AskedSubject, kind: AlertKind) {
    const { storeId, groupId, productId, tag, filter } = asked;
    const refuse = (path: string, message: string) => new Problem('invalid-input', { fields: [{ path, message }] });
    if (kind === 'matches' && filter === null)
      throw refuse('filter', 'the name of a filter that you saved for your products');
    if (filter !== null && kind !== 'matches') throw refuse('condition.kind', 'matches, as it is about a filter');
    if (filter !== null && [storeId, groupId, productId, tag].some((part) => part !== null))
      throw refuse('filter', 'no store, group, product or category beside it');
    const key = productId === null ? null : productKeyOf(productId);
    const ofStore = key?.storeId ?? storeId;
    const own = { storeId: ofStore === null ? null : Number(ofStore), productId: key && Number(key.productId) };
    const storeIds = await followedStores(people, accountId, { ...own, groupId });
    const among = { storeIds, nowMs: clock.now() };
    const matched = filter === null ? [] : await startFilter({ people, facts }, accountId, filter, among);
    return { ...own, groupId, tag, filter, storeIds, matched };
  }
}
