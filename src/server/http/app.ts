import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { shownReviews } from '#reviews/shown-reviews.ts';
import type { AppDependencies } from '../compose/dependencies.ts';
import { endSubscriptionsOfTheGone } from '../compose/end-subscriptions.ts';
import { signAccountPictures, signPictures } from '../pictures/picture-address.ts';
import { openMetrics } from '../processes/metrics.ts';
import { emailCheckRoutes } from '../routes/account/email-check.ts';
import { accountPictureRoutes } from '../routes/account/picture.ts';
import { reviewRoutes } from '../routes/account/reviews.ts';
import { sessionRoutes } from '../routes/account/sessions.ts';
import { userRoutes } from '../routes/account/user.ts';
import { alertRoutes } from '../routes/alerts/alerts.ts';
import { channelRoutes } from '../routes/alerts/channels.ts';
import { analyticsRoutes } from '../routes/analytics/analytics.ts';
import { assistantRoutes } from '../routes/assistants/assistants.ts';
import { mcpRoutes } from '../routes/assistants/mcp.ts';
import { oauthRoutes } from '../routes/assistants/oauth.ts';
import { personalKeyRoutes } from '../routes/assistants/personal-keys.ts';
import { billingRoutes } from '../routes/billing/billing.ts';
import { referralRoutes } from '../routes/billing/referrals.ts';
import { webhookRoutes } from '../routes/billing/webhooks.ts';
import { briefRoutes } from '../routes/briefs/briefs.ts';
import { stopRoutes } from '../routes/briefs/stop.ts';
import { configRoutes } from '../routes/config.ts';
import { docsRoutes } from '../routes/docs.ts';
import { devRoutes } from '../routes/local/dev.ts';
import { sandboxRoutes } from '../routes/local/sandbox.ts';
import { operateRoutes } from '../routes/operate/operate.ts';
import { operationsRoutes } from '../routes/operate/operations.ts';
import { sharingRoutes } from '../routes/sharing/sharing.ts';
import { catalogueRoutes } from '../routes/stores/catalogue.ts';
import { pictureRoutes } from '../routes/stores/pictures.ts';
import { productRoutes } from '../routes/stores/products.ts';
import { receiptRoutes } from '../routes/stores/receipts.ts';
import { storeRoutes } from '../routes/stores/stores.ts';
import { groupRoutes } from '../routes/watch/groups.ts';
import { noteRoutes } from '../routes/watch/notes.ts';
import { checkHost } from './check-host.ts';
import { checkRequests } from './check-request.ts';
import { openInternalTokens } from './internal-tokens.ts';
import { limitReading } from './limit-calls.ts';
import { refuseMalformed } from './malformed-request.ts';
import { refuseOtherMethods, rememberMethods } from './method-not-allowed.ts';
import { replyWithProblem } from './problem-reply.ts';
import { scopeRequests } from './request-scope.ts';
import type { RouteContext } from './route-context.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { serveOn } from './serve.ts';
import { asksForPage, readBuiltWeb, serveWeb } from './serve-web.ts';
import { rememberCallers } from './signed-in.ts';

const BODY_LIMIT_BYTES = 64 * 1024;

/** Builds the whole HTTP app. It does not listen yet. */
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
    // an address that cannot be decoded, for example one cut off within a character: a browser gets the 404 page
    frameworkErrors: (error, request, reply) =>
      error.code === 'FST_ERR_BAD_URL' && asksForPage(request)
        ? reply.redirect('/404')
        : onError(error, request, reply),
  });
  app.setErrorHandler(onError);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');

  scopeRequests(app);
  const metrics = dependencies.metrics ?? openMetrics(dependencies, dependencies.clock);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? null;
    const durationMs = Math.round(reply.elapsedTime);
    metrics.noteRequest({
      method: request.method,
      route: route ?? 'none',
      status: reply.statusCode,
      durationMs: reply.elapsedTime,
    });
    log.debug(
      { requestId: request.id, method: request.method, route, status: reply.statusCode, durationMs },
      'request',
    );
  });
  const web = readBuiltWeb(dependencies.webFolder);
  await addSecurityHeaders(app, settings, [web.indexHtml ?? '', ...web.pages.values()]);
  if (settings.isLocal) checkHost(app);
  endSubscriptionsOfTheGone(app, dependencies.billing);
  // end the open waits for a change of plan, so that they do not delay the stop
  app.addHook('preClose', () => dependencies.planChanges.close());
  app.register(identity.wire);
  rememberCallers(app);
  const internalTokens = openInternalTokens();
  const reading = limitReading(settings.callLimits);
  app.register(async (scope) =>
    registerRoutes(scope, {
      ...{ ...dependencies, metrics, served: [], internalTokens, identity: internalTokens.honouredBy(identity) },
      pictureUrl: signPictures(settings.secretKey),
      accountPictureUrl: signAccountPictures(settings.secretKey, identity.pictureHosts),
      limitReading: reading,
    }),
  );
  const reviews = shownReviews(dependencies.people, dependencies.clock);
  const { site, config } = settings;
  serveWeb(app, web, { ...dependencies, limitReading: reading, site, config, reviews });
  await app.ready();
  return app;
}

async function registerRoutes(scope: FastifyInstance, context: RouteContext): Promise<void> {
  const taken = rememberMethods(scope);
  checkRequests(scope);
  const serve = serveOn(scope, context);
  configRoutes(serve, context);
  operationsRoutes(serve, context);
  operateRoutes(serve, context);
  docsRoutes(serve, context);
  emailCheckRoutes(serve, context);
  pictureRoutes(serve, context);
  storeRoutes(serve, context);
  productRoutes(serve, context);
  catalogueRoutes(serve, context);
  receiptRoutes(serve, context);
  analyticsRoutes(serve, context);
  channelRoutes(serve, context);
  alertRoutes(serve, context);
  sharingRoutes(serve, context);
  groupRoutes(serve, context);
  noteRoutes(serve, context);
  briefRoutes(serve, context);
  userRoutes(serve, context);
  sessionRoutes(serve, context);
  reviewRoutes(serve, context);
  personalKeyRoutes(serve, context);
  assistantRoutes(serve, context);
  const { billing, sandbox, settings } = context;
  if (billing) {
    billingRoutes(serve, billing, settings.callLimits);
    referralRoutes(serve, billing, settings.callLimits);
  }
  if (settings.isLocal) devRoutes(serve, context);
  if (settings.isLocal && billing && sandbox) sandboxRoutes(serve, billing, sandbox);
  scope.register(async (inner) => webhookRoutes(inner, context));
  scope.register(async (inner) => oauthRoutes(inner, context));
  scope.register(async (inner) => mcpRoutes(inner, context));
  scope.register(async (inner) => stopRoutes(inner, context));
  scope.register(async (inner) => accountPictureRoutes(inner, context));
  scope.register(refuseOtherMethods(taken));
}
