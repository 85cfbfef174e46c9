import type { AddressedKind, ChannelTarget } from '#contract/messages/channel.ts';
import { seal, unseal } from '#identity/seal.ts';
import { Problem } from '#runtime/problem.ts';
import { FetchFailure } from '#tracker/fetch/fetch-failure.ts';
import { hostAndPort, vetUrl } from '#tracker/fetch/vet-address.ts';

/** Where a channel's messages go, and the secret that opens or signs it. */
export type Target = ChannelTarget & { secret: string | null };

/** The hosts of each service's addresses. Any other host would not understand the message. */
const HOSTS: Record<Exclude<AddressedKind, 'webhook'>, RegExp> = {
  slack: /^hooks\.slack(-gov)?\.com$/,
  discord: /^(ptb\.|canary\.)?discord(app)?\.com$/,
  teams: /(^|\.)(logic\.azure\.com|api\.powerplatform\.com|webhook\.office\.com)$/,
};

const CONTEXT = 'channel target';

export function sealTarget(secretKey: string, channelId: string, target: Target): Buffer {
  return seal(secretKey, `${CONTEXT} ${channelId}`, JSON.stringify(target));
}

export function unsealTarget(secretKey: string, channelId: string, sealed: Buffer): Target {
  return JSON.parse(unseal(secretKey, `${CONTEXT} ${channelId}`, sealed));
}

/** Throws `invalid-input` with the reason if an address may not receive messages. */
export function vetTarget(target: ChannelTarget, allowed: ReadonlySet<string>): void {
  if (!('url' in target)) return;
  const refuse = (message: string) => new Problem('invalid-input', { fields: [{ path: 'target.url', message }] });
  const url = new URL(target.url);
  if (url.username || url.password) throw refuse('no user name or password in the address');
  if (allowed.has(hostAndPort(url))) return;
  if (url.protocol !== 'https:') throw refuse('an address that begins with https://');
  if (target.kind !== 'webhook' && !HOSTS[target.kind].test(url.hostname))
    throw refuse(`an address that ${target.kind} gave out`);
  try {
    vetUrl(url, allowed);
  } catch (error) {
    if (error instanceof FetchFailure) throw refuse('a host of the public internet, on port 443');
    throw error;
  }
}
