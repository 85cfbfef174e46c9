import type { PlatformKind } from '#contract/platform.ts';
import { generic } from './generic/generic.ts';
import { magento } from './magento/magento.ts';
import { medusa } from './medusa/medusa.ts';
import type { Platform } from './platform.ts';
import { prestashop } from './prestashop/prestashop.ts';
import { shopify } from './shopify/shopify.ts';
import { woocommerce } from './woocommerce/woocommerce.ts';

const BY_KIND: Record<PlatformKind, Platform> = { shopify, woocommerce, magento, prestashop, medusa, generic };

/**
 * In the order in which they are asked if nothing distinguishes them; the generic one, which reads pages, comes last.
 */
export const PLATFORMS: readonly Platform[] = Object.values(BY_KIND);

export function getPlatform(kind: PlatformKind): Platform {
  return BY_KIND[kind];
}
