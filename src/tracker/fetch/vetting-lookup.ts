import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { FetchFailure } from './fetch-failure.ts';
import { isPublicAddress } from './vet-address.ts';

/** The system's resolver, for all addresses of a name. */
export type ResolveAll = (
  hostname: string,
  done: (error: Error | null, addresses: { address: string; family: number }[]) => void,
) => void;

const resolveBySystem: ResolveAll = (hostname, done) => systemLookup(hostname, { all: true }, done);

/**
 * Resolves a name for the connection itself, so that the address that was checked is the one that is connected to (no
 * rebinding between check and use). A single answer that is not public refuses the name.
 */
export function vettingLookup(resolveAll: ResolveAll = resolveBySystem): LookupFunction {
  return (hostname, options, done) => {
    resolveAll(hostname, (error, addresses) => {
      if (error) return done(error, '', 0);
      if (addresses.length === 0) return done(new FetchFailure('store-not-found'), '', 0);
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new FetchFailure('store-address-private', { detail: 'resolves to an address inside' }), '', 0);
      }
      if (options.all) return done(null, addresses);
      done(null, addresses[0]!.address, addresses[0]!.family);
    });
  };
}
