import { LRUCache } from 'lru-cache';
import { type Network, type NetworkTurns, networkOf } from './network.ts';

const MAX_HOSTS = 50_000;

export type NetworkMembers = {
  know(host: string, network: Network): void;
  /** Waits for the turn of the host's network, if it is known to belong to one. */
  waitForTurn(host: string, signal?: AbortSignal): Promise<void>;
  /** Learns from an answer. A 430 comes from the network itself: it refuses us on all of its hosts, for minutes. */
  learn(
    host: string,
    answer: { status: number; headers: Record<string, string>; retryAfterSeconds: number | null },
  ): Promise<void>;
};

/** Which hosts belong to which network, as far as their answers said. */
export function networkMembers(turns: NetworkTurns): NetworkMembers {
  const networks = new LRUCache<string, Network>({ max: MAX_HOSTS });

  function know(host: string, network: Network): void {
    networks.set(host, network);
  }

  return {
    know,
    async waitForTurn(host, signal) {
      const network = networks.get(host);
      if (network) await turns.take(network, signal);
    },
    async learn(host, { status, headers, retryAfterSeconds }) {
      const network = networkOf(headers) ?? networks.get(host);
      if (!network) return;
      know(host, network);
      if (status === 430) await turns.slow(network, retryAfterSeconds);
    },
  };
}
