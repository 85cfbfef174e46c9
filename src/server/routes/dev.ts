import { localEndpoints } from '#contract/endpoints/local.ts';
import type { RouteContext } from '../http/route-context.ts';
import type { Serve } from '../http/serve.ts';
import { openSink } from '../practice/sink.ts';

export function devRoutes(serve: Serve, { outbox, practiceStores, clock }: RouteContext): void {
  const sink = openSink();
  serve(localEndpoints.listOutbox, async () => (await outbox?.()) ?? []);
  serve(localEndpoints.listPracticeStores, async () => practiceStores?.() ?? []);

  serve(localEndpoints.takeSinkMessage, async ({ body, request }) => {
    const named = Object.entries(request.headers).filter(([name]) => name.startsWith('webhook-'));
    const headers = Object.fromEntries(named.map(([name, value]) => [name, String(value)]));
    sink.take({ at: new Date(clock.now()).toISOString(), headers, body });
  });

  serve(localEndpoints.listSinkMessages, async () => sink.list());
}
