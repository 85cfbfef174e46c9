import { DEFAULT_DATE_RANGE } from '#contract/date-range.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { getStore } from '#questions/get-store.ts';
import { periodOf } from '#questions/period.ts';
import { unwatchStore } from '#watch/watch-store.ts';
import { listAnswers } from '../../answers/list-answers.ts';
import { limitCalls } from '../../http/limit-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Serve } from '../../http/serve.ts';
import { addStore } from '../../stores/add-store.ts';
import { changeStore } from '../../stores/change-store.ts';
import { checkStore } from '../../stores/check-store.ts';
import { cacheChecks } from '../../stores/store-checks.ts';

export function storeRoutes(serve: Serve, { people, facts, clock, pictureUrl, ...context }: RouteContext): void {
  const databases = { people, facts };
  const lists = listAnswers({ people, facts, clock, pictureUrl });
  const stores = cacheChecks(context.stores, clock);
  const readsStores = limitCalls(context.settings.callLimits.storeReads);
  const mine = (accountId: string) => ({ accountId, scope: 'mine', pictureUrl }) as const;
  const usualPeriod = () => periodOf({ dateRange: DEFAULT_DATE_RANGE }, clock.now());

  serve(storeEndpoints.checkStore, async ({ accountId, body }) => {
    await readsStores(accountId);
    return checkStore(databases, stores, { accountId, url: body.url });
  });

  serve(storeEndpoints.listStores, async ({ accountId, query }) => (await lists.stores('mine', accountId))(query));

  serve(storeEndpoints.addStore, async ({ accountId, body, reply }) => {
    await readsStores(accountId);
    const practiceStores = context.practiceStores?.() ?? [];
    const adding = { accountId, url: body.url, nowMs: clock.now(), practiceStores };
    const storeId = String(await addStore(databases, stores, adding));
    reply.header('location', `/api/stores/${storeId}`);
    return getStore(databases, { ...mine(accountId), storeId, period: usualPeriod() });
  });

  serve(storeEndpoints.getStore, async ({ accountId, params, query }) =>
    getStore(databases, { ...mine(accountId), storeId: params.id, period: periodOf(query, clock.now()) }),
  );

  serve(storeEndpoints.changeStore, async ({ accountId, params, body }) => {
    await changeStore(databases, { accountId, storeId: Number(params.id), patch: body, nowMs: clock.now() });
    return getStore(databases, { ...mine(accountId), storeId: params.id, period: usualPeriod() });
  });

  serve(storeEndpoints.removeStore, async ({ accountId, params }) => {
    const watch = { accountId, storeId: Number(params.id) };
    await people.transaction().execute((trx) => unwatchStore(trx, watch, clock.now()));
  });

  serve(storeEndpoints.listStoreProducts, async ({ accountId, params, query }) =>
    (await lists.productsOf('mine', accountId, params.id))(query),
  );
}
