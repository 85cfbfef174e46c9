import { listChannels, removeChannel, resumeChannel } from '#alerts/channel/list-channels.ts';
import { makeChannel } from '#alerts/channel/make-channel.ts';
import { tryChannel } from '#alerts/channel/try-channel.ts';
import { listDeliveries, replayDelivery } from '#alerts/delivery/list-deliveries.ts';
import { readFeed } from '#alerts/delivery/read-feed.ts';
import { channelEndpoints } from '#contract/endpoints/channels.ts';
import { limitCalls } from '../../http/limit-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import type { Serve } from '../../http/serve.ts';
import { limitOf } from '../limit-of.ts';

/** The channels on which people receive alerts, and the messages sent there. */
export function channelRoutes(serve: Serve, { alerts, people, settings }: RouteContext): void {
  const asksOthers = limitCalls(settings.callLimits.channelTries);

  serve(channelEndpoints.listChannels, async ({ accountId }) => ({
    items: await listChannels(alerts, accountId),
    limit: (await limitOf(people, accountId, 'channels')).limit,
  }));

  serve(channelEndpoints.makeChannel, async ({ accountId, body }) =>
    makeChannel(alerts, accountId, body, await limitOf(people, accountId, 'channels')),
  );

  serve(channelEndpoints.tryChannel, async ({ accountId, body }) => {
    await asksOthers(accountId);
    return tryChannel(alerts, accountId, body);
  });

  serve(channelEndpoints.removeChannel, async ({ accountId, params }) => removeChannel(alerts, accountId, params.id));

  serve(channelEndpoints.resumeChannel, async ({ accountId, params }) => resumeChannel(alerts, accountId, params.id));

  serve(channelEndpoints.listDeliveries, async ({ accountId, params }) => ({
    items: await listDeliveries(alerts, accountId, params.id),
  }));

  serve(channelEndpoints.replayDelivery, async ({ accountId, params }) => {
    await asksOthers(accountId);
    await replayDelivery(alerts, accountId, params.id);
  });

  serve(channelEndpoints.getFeed, async ({ query, reply }) => {
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .type(channelEndpoints.getFeed.answerType);
    return readFeed(alerts, query.key);
  });
}
