/** Events of a practice shop. `product` and `variant` are indexes; times are whole seconds, in milliseconds. */
export type WorldEvent =
  | OrderEvent
  | RefundEvent
  | HoldEvent
  | { kind: 'release'; at: number; hold: HoldEvent }
  /** Raises the stock to `level`; never lowers it. */
  | { kind: 'restock'; at: number; product: number; variant: number; level: number }
  | { kind: 'delivery'; at: number; product: number; variant: number; quantity: number }
  | { kind: 'price'; at: number; product: number; factor: number }
  | { kind: 'list-price'; at: number; product: number; priceMinor: number }
  | { kind: 'sale'; at: number; product: number; discount: number }
  | { kind: 'edit'; at: number; product: number; note: number }
  /** A write that changes nothing visible, like an app's sync. */
  | { kind: 'touch'; at: number; product: number }
  /** A review that shows from `at` on; an import adds some that were written long before. */
  | { kind: 'review'; at: number; product: number; writtenAt: number; isVerified: boolean }
  | { kind: 'publish'; at: number; product: number }
  | { kind: 'withdraw'; at: number; product: number };

export type OrderEvent = {
  kind: 'order';
  at: number;
  orderId: string;
  lines: OrderEventLine[];
  /** Days until the goods come back; 0 if they do not. */
  refundAfterDays: number;
};

export type OrderEventLine = {
  product: number;
  variant: number;
  quantity: number;
  /** Null: the price on the shelf. */
  unitPrice: number | null;
};

export type RefundEvent = {
  kind: 'refund';
  at: number;
  orderId: string;
  lines: { product: number; variant: number; quantity: number; ceiling: number }[];
};

/** A checkout that was begun and abandoned: goods are held, then released. */
export type HoldEvent = {
  kind: 'hold';
  at: number;
  product: number;
  variant: number;
  quantity: number;
  /** Set when it happens: how many units could be held. */
  taken: number;
};

/** An order as it truly was. */
export type TrueOrder = { orderId: string; placedAt: number; lines: TrueLine[] };

export type TrueLine = {
  /** The id that the storefront prints. */
  productId: string;
  variantId: string;
  /** The id in the replayed log. */
  sourceId: string;
  title: string;
  quantity: number;
  /** Major units of the shop's currency. */
  unitPrice: number;
};
