import { configEndpoints } from '#contract/endpoints/config.ts';
import type { RouteContext } from '../http/route-context.ts';
import type { Serve } from '../http/serve.ts';

export function configRoutes(serve: Serve, { settings }: RouteContext): void {
  serve(configEndpoints.getConfig, async ({ reply }) => {
    reply.header('cache-control', 'no-cache');
    return settings.config;
  });
}
