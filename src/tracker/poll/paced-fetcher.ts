import type { Fetcher } from '../fetch/fetcher.ts';
import { type Network, networkOf } from '../fetch/network.ts';

/** Asks a host at its pace, and notes which network answers; the last known network if the answer does not say. */
export function pacedFetcher(
  fetcher: Fetcher,
  known: { pace: number; network: Network | null },
): { fetcher: Fetcher; network(): Network | null } {
  let network = known.network;
  return {
    network: () => network,
    fetcher: {
      async fetch(request) {
        const answer = await fetcher.fetch({ ...request, pace: known.pace, network });
        network = networkOf(answer.headers) ?? network;
        return answer;
      },
    },
  };
}
