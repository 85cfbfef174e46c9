import type { Faults } from '../faults.ts';
import type { World } from '../world/world.ts';
import type { StorefrontRequest, StorefrontResponse } from './exchange.ts';

/** A practice shop's web site. In process by `handle`; over HTTP by `serveStorefront`. */
export type Storefront = {
  /** Set it before the first request: pages name it. */
  origin: string;
  readonly name: string;
  readonly world: World;
  readonly faults: Faults;
  handle(request: StorefrontRequest, nowMs: number): StorefrontResponse;
};
