/** Platforms that serve many shops from one network, and limit a visitor over all of them together. */
export const NETWORKS = ['shopify', 'squarespace', 'wix'] as const;
export type Network = (typeof NETWORKS)[number];

/** One queue per network, shared by all who ask from one address. */
export type NetworkTurns = {
  /** Resolves when one request may be sent. */
  take(network: Network, signal?: AbortSignal): Promise<void>;
  /** The network as a whole refuses us: everybody waits, and continues more slowly. */
  slow(network: Network, retryAfterSeconds: number | null): Promise<void>;
};

/** Which network an answer came from, by what its servers say about themselves; null if they say nothing. */
export function networkOf(headers: Record<string, string>): Network | null {
  if (headers['x-shopid'] || headers['x-sorting-hat-shopid'] || /shopify/i.test(headers['powered-by'] ?? '')) {
    return 'shopify';
  }
  if (headers['x-wix-request-id']) return 'wix';
  return /^squarespace/i.test(headers.server ?? '') ? 'squarespace' : null;
}
