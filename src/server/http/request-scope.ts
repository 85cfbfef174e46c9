import { AsyncResource } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { during } from '#runtime/doing.ts';
import { traced } from '#runtime/traced.ts';

type Scope = { resource: AsyncResource; end(status: number): void };

/** All that is done for a request is done in its name: its id is in each line of the log, and its span holds the queries. */
export function scopeRequests(app: FastifyInstance): void {
  const scopes = new WeakMap<FastifyRequest, Scope>();

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    during({ requestId: request.id }, () => {
      const answered = Promise.withResolvers<number>();
      const { method, headers: from } = request;
      const route = request.routeOptions.url ?? 'none';
      const attributes = { 'http.request.method': method, 'http.route': route };
      void traced({ name: `${method} ${route}`, attributes, from }, async (note) => {
        scopes.set(request, { resource: new AsyncResource('request'), end: answered.resolve });
        done();
        const status = await answered.promise;
        note({ 'http.response.status_code': status, ...(status >= 500 && { 'error.type': String(status) }) });
      });
    });
  });
  // a body comes by events of the socket, which know nothing of the request
  app.addHook('preValidation', (request, _reply, done) => {
    const scope = scopes.get(request);
    if (scope) scope.resource.runInAsyncScope(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    scopes.get(request)?.end(reply.statusCode);
    done();
  });
}
