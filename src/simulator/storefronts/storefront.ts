import type { Faults } from '../faults.ts';
import type { World } from '../world/world.ts';
import type { StorefrontRequest, StorefrontResponse } from './exchange.ts';

/** A practice shop's web site. Use `handle` within the process, or `serveStorefront` over HTTP. */
export type Storefront = {
  /** Set this before the first request: pages contain it. */
  origin: string;
  readonly name: string;
  readonly world: World;
  readonly faults: Faults;
  handle(request: StorefrontRequest, nowMs: number): StorefrontResponse;
};
