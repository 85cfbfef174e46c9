import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { describeApi } from './api-document.ts';
import { checkHost } from './check-host.ts';
import type { AppDependencies } from './dependencies.ts';
import { endSubscriptionsOfTheGone } from './end-subscriptions.ts';
import { refuseMalformed } from './malformed-request.ts';
import { refuseOtherMethods, rememberMethods } from './method-not-allowed.ts';
import { signPictures } from './pictures/picture-address.ts';
import { replyWithProblem } from './problem-reply.ts';
import type { RouteContext, TypedApp } from './route-context.ts';
import { accountPictureRoutes, ownPictureRoutes } from './routes/account-picture.ts';
import { analyticsRoutes } from './routes/analytics.ts';
import { billingRoutes } from './routes/billing.ts';
import { configRoutes } from './routes/config.ts';
import { databaseRoutes } from './routes/database.ts';
import { devRoutes } from './routes/dev.ts';
import { docsRoutes } from './routes/docs.ts';
import { emailCheckRoutes } from './routes/email-check.ts';
import { operationsRoutes } from './routes/operations.ts';
import { pictureRoutes } from './routes/pictures.ts';
import { productRoutes } from './routes/products.ts';
import { receiptRoutes } from './routes/receipts.ts';
import { referralRoutes } from './routes/referrals.ts';
import { sandboxRoutes } from './routes/sandbox.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { storeRoutes } from './routes/stores.ts';
import { userRoutes } from './routes/user.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { readBuiltWeb, serveWeb } from './serve-web.ts';
import { requireSignedIn } from './signed-in.ts';

const BODY_LIMIT_BYTES = 64 * 1024;

/** The whole HTTP side. Listens to nothing yet. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { settings, log, identity } = dependencies;
  const onError = (error: unknown, request: FastifyRequest, reply: Parameters<typeof replyWithProblem>[2]) =>
    replyWithProblem(error, request, reply, log);
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    trustProxy: settings.trustProxy,
    genReqId: () => randomBytes(9).toString('base64url'),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    clientErrorHandler: refuseMalformed,
    frameworkErrors: (error, request, reply) => onError(error, request, reply),
  });
  app.setErrorHandler(onError);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? null;
    const durationMs = Math.round(reply.elapsedTime);
    log.debug(
      { requestId: request.id, method: request.method, route, status: reply.statusCode, durationMs },
      'request',
    );
  });
  const web = readBuiltWeb(dependencies.webFolder);
  await addSecurityHeaders(app, settings, [web.indexHtml ?? '', ...web.pages.values()]);
  if (settings.isLocal) checkHost(app);
  endSubscriptionsOfTheGone(app, dependencies.billing);
  // who waits for a change of plan does not hold the server up when it stops
  app.addHook('preClose', () => dependencies.planChanges.close());
  app.register(identity.wire);
  app.register(async (scope) =>
    registerRoutes(scope, { ...dependencies, pictureUrl: signPictures(settings.secretKey) }),
  );
  serveWeb(app, web, { ...dependencies, site: settings.site });
  await app.ready();
  return app;
}

async function registerRoutes(scope: FastifyInstance, context: RouteContext): Promise<void> {
  const taken = rememberMethods(scope);
  await describeApi(scope);
  scope.register(async (inner) => {
    const open: TypedApp = inner.withTypeProvider<ZodTypeProvider>();
    configRoutes(open, context);
    operationsRoutes(open, context);
    docsRoutes(open);
    emailCheckRoutes(open, context);
    pictureRoutes(open, context);
    accountPictureRoutes(open, context);
    if (context.settings.isLocal) devRoutes(open, context);
    if (context.settings.isLocal && context.billing && context.sandbox)
      sandboxRoutes(open, context.billing, context.sandbox);
  });
  scope.register(async (inner) => webhookRoutes(inner, inner.withTypeProvider<ZodTypeProvider>(), context.billing));
  scope.register(async (inner) => {
    const guarded: TypedApp = inner.withTypeProvider<ZodTypeProvider>();
    requireSignedIn(guarded, context.identity);
    storeRoutes(guarded, context);
    productRoutes(guarded, context);
    databaseRoutes(guarded, context);
    receiptRoutes(guarded, context);
    analyticsRoutes(guarded, context);
    userRoutes(guarded, context);
    if (context.billing) {
      billingRoutes(guarded, context.billing);
      referralRoutes(guarded, context.billing);
    }
    sessionRoutes(guarded, context);
    ownPictureRoutes(guarded, context);
  });
  scope.register(refuseOtherMethods(taken));
}
