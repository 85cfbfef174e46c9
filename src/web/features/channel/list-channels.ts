import { queryOptions } from '@tanstack/react-query';
import { channelEndpoints } from '#contract/endpoints/channels.ts';
import { ask } from '../../api/client.ts';

export const channelsKey = ['channels'] as const;

export function channelsQuery() {
  return queryOptions({
    queryKey: channelsKey,
    queryFn: ({ signal }) => ask(channelEndpoints.listChannels, { signal }),
  });
}

export function deliveriesQuery(id: string) {
  return queryOptions({
    queryKey: [...channelsKey, id, 'deliveries'],
    queryFn: ({ signal }) => ask(channelEndpoints.listDeliveries, { params: { id }, signal }),
    refetchInterval: 10_000,
  });
}
