import { createFaults, withFaults } from '../faults.ts';
import type { World } from '../world/world.ts';
import { httpDate, type StorefrontResponse, type Visit, visitOf } from './exchange.ts';
import type { Storefront } from './storefront.ts';

type Shop = { readonly name: string; readonly world: World };

type Platform = {
  /** Answers a visit that no fault strikes. */
  route(visit: Visit): StorefrontResponse;
  /** Adds the platform's own headers to those of an answer. */
  withHeaders?(own: Record<string, string>): Record<string, string>;
  /** The seed of the faults that strike at random. */
  seed?: number;
};

/** A storefront of a platform, over the shop's world. */
export function openStorefront(
  { name, world }: Shop,
  origin: string,
  { route, withHeaders = (own) => own, seed = name.length }: Platform,
): Storefront {
  const faults = createFaults(seed);
  const answer = withFaults(faults, route);
  return {
    origin,
    name,
    world,
    faults,
    handle(request, nowMs) {
      const response = answer(visitOf(request, nowMs));
      return { ...response, headers: { date: httpDate(nowMs), ...withHeaders(response.headers) } };
    },
  };
}
