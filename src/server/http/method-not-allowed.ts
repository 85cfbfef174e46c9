import type { FastifyInstance, FastifyPluginAsync, HTTPMethods } from 'fastify';
import { Problem } from '#runtime/problem.ts';

const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export type TakenMethods = Map<string, Set<string>>;

/** Remembers which methods each address takes. Call it before the routes. */
export function rememberMethods(app: FastifyInstance): TakenMethods {
  const taken: TakenMethods = new Map();
  app.addHook('onRoute', (route) => {
    const methods = taken.get(route.url) ?? new Set();
    for (const method of [route.method].flat()) methods.add(method);
    taken.set(route.url, methods);
  });
  return taken;
}

/** Answers 405 to all methods that an address does not take. Register it after the routes. */
export function refuseOtherMethods(taken: TakenMethods): FastifyPluginAsync {
  return async (app) => {
    const known = [...taken].map(([url, methods]) => ({ url, methods: [...methods] }));
    for (const { url, methods } of known) {
      const others = METHODS.filter((method) => !methods.includes(method));
      if (others.length === 0) continue;
      app.route({
        method: others,
        url,
        schema: { hide: true },
        onRequest: async (_request, reply) => {
          reply.header('allow', methods.join(', '));
          throw new Problem('method-not-allowed');
        },
        handler: async () => {},
      });
    }
  };
}
