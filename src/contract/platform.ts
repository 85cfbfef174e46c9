import { z } from 'zod';

/** The shop software that we distinguish. */
export const PLATFORMS = ['shopify', 'woocommerce', 'magento', 'medusa', 'prestashop', 'generic'] as const;
export const PlatformKind = z.enum(PLATFORMS);
export type PlatformKind = z.infer<typeof PlatformKind>;
