import { z } from 'zod';

/** Shop software, as far as it is told apart. */
export const PLATFORMS = ['shopify', 'woocommerce', 'magento', 'medusa', 'prestashop', 'generic'] as const;
export const PlatformKind = z.enum(PLATFORMS);
export type PlatformKind = z.infer<typeof PlatformKind>;
