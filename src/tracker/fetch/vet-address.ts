import ipaddr from 'ipaddr.js';
import { FetchFailure } from './fetch-failure.ts';

/** Names that never lead to a public shop. */
const INSIDE_NAME = /(^|\.)(local|localhost|internal|intranet|private|home|lan|corp|arpa|onion)$/;
/** Names that lead nowhere by definition (RFC 2606). */
const NOBODYS_NAME = /(^|\.)(test|invalid|example)$/;

/** All that IANA has assigned to hosts; any other IPv6 address is special, embeds IPv4, or is unassigned. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
/** The part of it that IANA's registry of special-purpose addresses reserves. */
const SPECIAL_UNICAST = [
  '2001::/23', // protocol assignments: Teredo, benchmarking, AMT, ORCHID, drone tags
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
].map((range) => ipaddr.IPv6.parseCIDR(range));

/** Whether an address belongs to a host of the public internet. A mapped IPv4 address is judged as the IPv4 address. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast';
  return address.match(GLOBAL_UNICAST) && !SPECIAL_UNICAST.some((range) => address.match(range)) && !isIsatap(address);
}

/** RFC 5214: an address below any prefix that one of our routers may unwrap to the IPv4 address at its end. */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe;
}

/**
 * Refuses an address that the tracker must not ask: other schemes and ports, private literal addresses and private
 * names. `allowed` holds `host:port` pairs that may be asked although private. Throws `store-address-private`,
 * `store-not-found`.
 */
export function vetUrl(url: URL, allowed: ReadonlySet<string>): { isAllowedPrivate: boolean } {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchFailure('store-address-private');
  if (allowed.has(hostAndPort(url))) return { isAllowedPrivate: true };
  // the WHATWG parser drops a scheme's own port; the port of the other scheme is fine as well
  if (!['', '80', '443'].includes(url.port)) throw new FetchFailure('store-address-private', { detail: 'port' });
  const host = bareHost(url);
  const isLiteral = ipaddr.isValid(host);
  const isInside = isLiteral ? !isPublicAddress(host) : !host.includes('.') || INSIDE_NAME.test(host);
  if (!isLiteral && NOBODYS_NAME.test(host)) throw new FetchFailure('store-not-found');
  if (isInside) throw new FetchFailure('store-address-private', { detail: 'address' });
  return { isAllowedPrivate: false };
}

export function hostAndPort(url: URL): string {
  return `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;
}

/** Without brackets and trailing dots. */
function bareHost(url: URL): string {
  return url.hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.+$/, '')
    .toLowerCase();
}
