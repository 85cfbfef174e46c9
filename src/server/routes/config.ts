import { PublicConfig } from '#contract/config.ts';
import { answers } from '../answers.ts';
import type { RouteContext, TypedApp } from '../route-context.ts';

export function configRoutes(app: TypedApp, { settings }: RouteContext): void {
  app.get(
    '/config.json',
    { schema: { tags: ['Operations'], summary: 'What the browser needs to know', response: answers(PublicConfig) } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache');
      return settings.config;
    },
  );
}
