import type { FastifyInstance } from 'fastify';
import { stopBrief } from '#briefs/stop-brief.ts';
import { briefEndpoints } from '#contract/endpoints/briefs.ts';
import { sharingEndpoints } from '#contract/endpoints/sharing.ts';
import { readStopKey } from '#identity/stop-key.ts';
import { dropExport } from '#sharing/schedule-export.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { serveOn } from '../../http/serve.ts';

const SMALL = { bodyLimit: 16 * 1024 };

/** Stops a mail by the address in it. Mail programs may post a form along; its content is ignored. */
export function stopRoutes(scope: FastifyInstance, context: RouteContext): void {
  const { people, clock, settings } = context;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined);
  const serve = serveOn(scope, context);
  serve(
    sharingEndpoints.stopExportByMail,
    async ({ query }) => dropExport(people, readStopKey(settings.secretKey, 'scheduled export', query.key)),
    SMALL,
  );
  serve(
    briefEndpoints.stopBrief,
    async ({ query }) => stopBrief({ people, clock }, readStopKey(settings.secretKey, 'brief', query.key)),
    SMALL,
  );
}
