import { AsyncResource } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { traced } from '#runtime/traced.ts';
import { runInContext } from '#runtime/work-context.ts';

/** Runs all work for a request in its scope: log lines carry its id, and its span contains the queries. */
export function scopeRequests(app: FastifyInstance): void {
  const scopes = new WeakMap<FastifyRequest, AsyncResource>();

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    runInContext({ requestId: request.id }, () => {
      const answered = Promise.withResolvers<number>();
      const { method, headers: from } = request;
      const route = request.routeOptions.url ?? 'none';
      const attributes = { 'http.request.method': method, 'http.route': route };
      void traced({ name: `${method} ${route}`, attributes, from }, async (note) => {
        scopes.set(request, new AsyncResource('request'));
        // `close` also comes when the client has gone
        reply.raw.once('close', () => answered.resolve(reply.statusCode));
        done();
        const status = await answered.promise;
        note({ 'http.response.status_code': status, ...(status >= 500 && { 'error.type': String(status) }) });
      });
    });
  });
  // a body arrives by socket events, which run outside the request's scope
  app.addHook('preValidation', (request, _reply, done) => {
    const scope = scopes.get(request);
    if (scope) scope.runInAsyncScope(done);
    else done();
  });
}
