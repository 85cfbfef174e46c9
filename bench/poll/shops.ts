/** The shops of the benchmark: loopback addresses, of which Linux has 16 million, all served by one process. */
const SHOP_KINDS = ['shopify', 'woocommerce', 'generic'] as const;
export type ShopKind = (typeof SHOP_KINDS)[number];

const NETWORKS: Record<ShopKind, number> = { shopify: 64, woocommerce: 65, generic: 66 };

export function shopHost(kind: ShopKind, number: number, port: number): string {
  return `127.${NETWORKS[kind]}.${number >> 8}.${number & 255}:${port}`;
}

export function shopOf(host: string): { kind: ShopKind; number: number } {
  const [, network, high, low] = host.split(':', 1)[0]!.split('.').map(Number);
  const kind = SHOP_KINDS.find((one) => NETWORKS[one] === network)!;
  return { kind, number: high! * 256 + low! };
}
