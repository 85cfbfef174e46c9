import { localEndpoints } from '#contract/endpoints/local.ts';
import type { RouteContext } from '../http/route-context.ts';
import type { Serve } from '../http/serve.ts';

export function devRoutes(serve: Serve, { outbox, practiceStores }: RouteContext): void {
  serve(localEndpoints.listOutbox, async () => (await outbox?.()) ?? []);
  serve(localEndpoints.listPracticeStores, async () => practiceStores?.() ?? []);
}
