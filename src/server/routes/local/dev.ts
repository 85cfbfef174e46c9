import { localEndpoints } from '#contract/endpoints/local.ts';
import { getStore } from '#questions/get-store.ts';
import { periodOf } from '#questions/period.ts';
import { startOfDay } from '#runtime/clock.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Serve } from '../../http/serve.ts';
import { openSink } from '../../practice/sink.ts';

export function devRoutes(serve: Serve, context: RouteContext): void {
  const { people, facts, clock, outbox, practiceStores, practiceHistory, countTrueOrders, pictureUrl } = context;
  const sink = openSink();
  serve(localEndpoints.listOutbox, async () => (await outbox?.()) ?? []);
  serve(localEndpoints.listPracticeStores, async () => practiceStores?.() ?? []);
  serve(localEndpoints.getPracticeHistory, async () => ({ share: practiceHistory?.() ?? null }));

  serve(localEndpoints.checkPracticeStore, async ({ accountId, params }) => {
    const nowMs = clock.now();
    const period = periodOf({ dateRange: 'TODAY' }, nowMs);
    const of = { accountId, scope: 'mine', storeId: params.id, period, pictureUrl } as const;
    const { url, orders } = await getStore({ people, facts }, of);
    const sinceMs = startOfDay(nowMs);
    const untilMs = orders.asOf === null ? 0 : Date.parse(orders.asOf);
    if (orders.value === null || untilMs <= sinceMs) return null;
    const trueOrders = countTrueOrders?.(url, sinceMs, untilMs) ?? null;
    if (trueOrders === null) return null;
    return { since: new Date(sinceMs).toISOString(), until: orders.asOf!, trueOrders, orders };
  });

  serve(localEndpoints.takeSinkMessage, async ({ body, request }) => {
    const named = Object.entries(request.headers).filter(([name]) => name.startsWith('webhook-'));
    const headers = Object.fromEntries(named.map(([name, value]) => [name, String(value)]));
    sink.take({ at: new Date(clock.now()).toISOString(), headers, body });
  });

  serve(localEndpoints.listSinkMessages, async () => sink.list());
}
