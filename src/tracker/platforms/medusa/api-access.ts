/**
 * How to enter a Medusa shop: its backend, which is often on another host than the shop, and the publishable key that
 * the shop's own pages send along.
 */
export type ApiAccess = { backend: string; key: string };

/** Stripe's public keys begin in the same way and differ in their second part. */
export const KEY = /\bpk_(?:[0-9a-f]{40,80}|01[0-9A-HJKMNP-TV-Z]{24})\b/;

/** The shop's key in the shared catalogue: two hosts that show the same key to the same backend are one shop. */
export function shopKeyOf({ backend, key }: ApiAccess): string {
  return `medusa:${key}@${backend}`;
}

export function apiAccessOf(shopKey: string | null): ApiAccess | null {
  const [, key, backend] = /^medusa:(pk_\w{20,80})@(https?:\/\/\S{1,300})$/.exec(shopKey ?? '') ?? [];
  return key && backend && URL.canParse(backend) ? { backend, key } : null;
}
