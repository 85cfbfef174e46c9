import { listRings, markRing } from '#alerts/ring/list-rings.ts';
import { followedStores } from '#alerts/rule/followed-stores.ts';
import { listRules } from '#alerts/rule/list-rules.ts';
import { changeRule, makeRule, removeRule } from '#alerts/rule/make-rule.ts';
import { rehearse } from '#alerts/rule/rehearse.ts';
import type { Rule } from '#alerts/rule/rule.ts';
import type { AlertRehearsalBody } from '#contract/alert.ts';
import { alertEndpoints } from '#contract/endpoints/alerts.ts';
import { productKeyOf } from '#questions/product-key.ts';
import { limitCalls } from '../http/limit-calls.ts';
import type { RouteContext } from '../http/route-context.ts';
import type { Serve } from '../http/serve.ts';
import { limitOf } from './limit-of.ts';

/** What people ask to be told of, and what rang. */
export function alertRoutes(serve: Serve, { alerts, people, facts, clock, settings }: RouteContext): void {
  const rehearses = limitCalls(settings.callLimits.rehearsals);

  serve(alertEndpoints.listAlertRules, async ({ accountId }) => ({
    items: await listRules(alerts, accountId),
    limit: (await limitOf(people, accountId, 'alerts')).limit,
  }));

  serve(alertEndpoints.rehearseAlert, async ({ accountId, body }) => {
    await rehearses(accountId);
    const rule = ruleOf(body);
    const storeIds = await followedStores(people, accountId, rule.storeId);
    return rehearse(facts, rule, { storeIds, nowMs: clock.now() });
  });

  serve(alertEndpoints.makeAlertRule, async ({ accountId, body }) => {
    const rule = ruleOf(body);
    await followedStores(people, accountId, rule.storeId);
    return makeRule(alerts, accountId, { ...body, ...rule }, await limitOf(people, accountId, 'alerts'));
  });

  serve(alertEndpoints.changeAlertRule, async ({ accountId, params, body }) => {
    const { muted: isMuted, storeId, productId, tag, ...change } = body;
    if (storeId === undefined && productId === undefined && tag === undefined)
      return changeRule(alerts, accountId, params.id, { ...change, isMuted });
    const subject = subjectOf({ storeId: storeId ?? null, productId: productId ?? null, tag: tag ?? null });
    await followedStores(people, accountId, subject.storeId);
    return changeRule(alerts, accountId, params.id, { ...change, isMuted, subject });
  });

  serve(alertEndpoints.removeAlertRule, async ({ accountId, params }) => removeRule(alerts, accountId, params.id));

  serve(alertEndpoints.listAlertRings, async ({ accountId }) => ({ items: await listRings(people, accountId) }));

  serve(alertEndpoints.changeAlertRing, async ({ accountId, params, body }) =>
    markRing(alerts, accountId, params.id, body),
  );
}

function ruleOf({ condition, coolDownHours, ...subject }: AlertRehearsalBody): Rule {
  return { ...subjectOf(subject), condition, coolDownHours };
}

/** A product names its store. */
function subjectOf({ storeId, productId, tag }: Pick<AlertRehearsalBody, 'storeId' | 'productId' | 'tag'>) {
  const key = productId === null ? null : productKeyOf(productId);
  const ofStore = key?.storeId ?? storeId;
  return {
    storeId: ofStore === null ? null : Number(ofStore),
    productId: key === null ? null : Number(key.productId),
    tag,
  };
}
