import { DEFAULT_DATE_RANGE } from '#contract/date-range.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { getStore } from '#questions/get-store.ts';
import { listKeptProducts } from '#questions/lists/list-kept-products.ts';
import { listProducts } from '#questions/lists/list-products.ts';
import { listStores } from '#questions/lists/list-stores.ts';
import { asKnownOn, keepPeriod, periodOf } from '#questions/period.ts';
import { accessOf, assertAccess } from '#questions/store-access.ts';
import { unwatchStore } from '#watch/watch-store.ts';
import { answerList } from '../csv/answer-list.ts';
import { PRODUCT_COLUMNS, STORE_COLUMNS } from '../csv/list-columns.ts';
import { limitCalls } from '../http/limit-calls.ts';
import type { RouteContext } from '../http/route-context.ts';
import type { Serve } from '../http/serve.ts';
import { addStore } from '../stores/add-store.ts';
import { changeStore } from '../stores/change-store.ts';
import { checkStore } from '../stores/check-store.ts';
import { keepChecks } from '../stores/store-checks.ts';

export function storeRoutes(serve: Serve, { people, facts, clock, pictureUrl, ...context }: RouteContext): void {
  const databases = { people, facts };
  const stores = keepChecks(context.stores, clock);
  const readsStores = limitCalls(context.settings.callLimits.storeReads);
  const mine = (accountId: string) => ({ accountId, scope: 'mine', pictureUrl }) as const;
  const usualPeriod = () => periodOf({ dateRange: DEFAULT_DATE_RANGE }, clock.now());

  serve(storeEndpoints.checkStore, async ({ accountId, body }) => {
    await readsStores(accountId);
    return checkStore(databases, stores, { accountId, url: body.url });
  });

  serve(storeEndpoints.listStores, async (asked) => {
    const of = { ...mine(asked.accountId), atMost: null, nowMs: clock.now() };
    return answerList(asked, STORE_COLUMNS, (query) => listStores(databases, { ...of, query }));
  });

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

  serve(storeEndpoints.listStoreProducts, async (asked) => {
    const storeId = asked.params.id;
    const reach = await assertAccess(databases, accessOf('mine', asked.accountId), { storeId });
    const of = { ...mine(asked.accountId), storeId, atMost: null, nowMs: clock.now() };
    return answerList(asked, PRODUCT_COLUMNS, (query) => {
      const period = asKnownOn(keepPeriod(periodOf(query, of.nowMs), reach), query.asKnownOn);
      return period.keptUntilMs === undefined
        ? listProducts(databases, { ...of, query })
        : listKeptProducts(databases, { ...of, query, period, storeId: Number(storeId) });
    });
  });
}
