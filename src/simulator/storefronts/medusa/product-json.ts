import { majorOf, minorDigits } from '#runtime/money.ts';
import { seedOf } from '#runtime/random.ts';
import { compareAtMinor, type WorldProduct, type WorldVariant } from '../../world/product.ts';
import { type MedusaShop, medusaProductId, medusaVariantId } from './shop.ts';

export type MedusaRegion = { id: string; name: string; currency: string; country: string; rate: number };

/** The shop's own region does not come first, since it need not. */
export function regionsOf(shop: MedusaShop): MedusaRegion[] {
  return [
    { id: 'reg_01ABROAD', name: 'Abroad', ...shop.abroad },
    { id: 'reg_02HOME', name: 'Home', currency: shop.world.currency, country: shop.country, rate: 1 },
  ];
}

/** As `/store/products` writes it. An order changes none of its stamps. */
export function storeProduct(
  shop: MedusaShop,
  product: WorldProduct,
  region: MedusaRegion | null,
  origin: string,
): Record<string, unknown> {
  const category = { id: `pcat_${seedOf(product.productType)}`, name: product.productType };
  return {
    id: medusaProductId(product.id),
    title: product.title,
    handle: product.handle,
    description: product.descriptionHtml,
    thumbnail: `${origin}/static/${product.id}-1.png`,
    created_at: new Date(product.createdAt).toISOString(),
    updated_at: new Date(product.editedAt).toISOString(),
    variants: product.variants.map((variant) => storeVariant(shop, product, variant, region)),
    categories: [{ ...category, handle: product.productType.toLowerCase(), is_active: true }],
    tags: product.tags.slice(1).map((value) => ({ id: `ptag_${seedOf(value)}`, value })),
    type: null,
    collection: null,
  };
}

function storeVariant(
  shop: MedusaShop,
  product: WorldProduct,
  variant: WorldVariant,
  region: MedusaRegion | null,
): Record<string, unknown> {
  return {
    id: medusaVariantId(variant.id),
    title: variant.title,
    sku: variant.sku,
    manage_inventory: variant.stock !== null,
    allow_backorder: shop.backordered.has(product.index),
    ...(region && { calculated_price: calculatedPrice(shop, variant, region) }),
    ...(variant.stock !== null && { inventory_quantity: variant.stock }),
  };
}

function calculatedPrice(shop: MedusaShop, variant: WorldVariant, region: MedusaRegion): Record<string, unknown> {
  const amountOf = (minor: number) =>
    Number((majorOf(minor, shop.world.currency) * region.rate).toFixed(minorDigits(region.currency)));
  return {
    id: `pset_${variant.id}`,
    is_calculated_price_price_list: compareAtMinor(variant) !== null,
    calculated_amount: amountOf(variant.priceMinor),
    original_amount: amountOf(variant.regularMinor),
    currency_code: region.currency.toLowerCase(),
  };
}
