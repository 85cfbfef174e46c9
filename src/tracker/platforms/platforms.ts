import type { PlatformKind } from '#contract/store.ts';
import { generic } from './generic/generic.ts';
import { magento } from './magento/magento.ts';
import { medusa } from './medusa/medusa.ts';
import type { Platform } from './platform.ts';
import { shopify } from './shopify/shopify.ts';
import { woocommerce } from './woocommerce/woocommerce.ts';

/** Every platform there is a reader for; the generic one, which reads pages, comes last. */
export const PLATFORMS: readonly Platform[] = [shopify, woocommerce, magento, medusa, generic];

export function getPlatform(kind: PlatformKind): Platform {
  const platform = PLATFORMS.find((one) => one.kind === kind);
  if (!platform) throw new Error(`there is no reader for ${kind} yet`);
  return platform;
}
