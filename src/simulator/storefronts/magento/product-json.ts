import { majorOf } from '#runtime/money.ts';
import { seedOf } from '#runtime/random.ts';
import { isProductAvailable, isVariantAvailable, type WorldProduct, type WorldVariant } from '../../world/product.ts';
import { type MagentoShop, magentoUid } from './shop.ts';

/** As in the schema: a product with options is configurable, and its variants are products of their own. */
export function graphqlProduct(
  shop: MagentoShop,
  product: WorldProduct,
  origin: string,
  isNumbered = false,
): Record<string, unknown> {
  const uidOf = (id: number) => (isNumbered ? id : magentoUid(id));
  const isConfigurable = product.optionNames.length > 0;
  const [first] = product.variants;
  return {
    __typename: isConfigurable ? 'ConfigurableProduct' : 'SimpleProduct',
    uid: uidOf(product.id),
    sku: skuOfProduct(product),
    name: product.title,
    url_key: encodeURIComponent(product.handle),
    url_suffix: '.html',
    created_at: stamp(product.createdAt),
    updated_at: stamp(product.editedAt),
    description: { html: product.descriptionHtml },
    review_count: 0,
    small_image: { url: `${origin}/media/catalog/${product.id}.png` },
    categories: [{ uid: magentoUid(seedOf(product.productType) % 900), name: product.productType }],
    ...(isConfigurable
      ? { ...configurableStock(product), ...priceOf(shop, cheapest(product)) }
      : { ...stockOf(shop, first!), ...priceOf(shop, first!) }),
    ...(isConfigurable && {
      variants: product.variants.map((variant) => ({
        product: {
          uid: uidOf(variant.id),
          sku: skuOf(variant),
          name: `${product.title}-${variant.title}`,
          ...stockOf(shop, variant),
          ...priceOf(shop, variant),
        },
      })),
    }),
  };
}

export function skuOfProduct(product: WorldProduct): string {
  return product.optionNames.length > 0 ? `P-${product.id}` : skuOf(product.variants[0]!);
}

function configurableStock(product: WorldProduct): Record<string, unknown> {
  const status = isProductAvailable(product) ? 'IN_STOCK' : 'OUT_OF_STOCK';
  return { stock_status: status, only_x_left_in_stock: null, quantity: null };
}

function stockOf(shop: MagentoShop, variant: WorldVariant): Record<string, unknown> {
  const { stock } = variant;
  const isLow = stock !== null && stock > 0 && stock <= shop.lowStockThreshold;
  return {
    stock_status: isVariantAvailable(variant) ? 'IN_STOCK' : 'OUT_OF_STOCK',
    only_x_left_in_stock: isLow ? stock : null,
    quantity: shop.knowsQuantity ? stock : null,
  };
}

function priceOf(shop: MagentoShop, variant: WorldVariant): Record<string, unknown> {
  const money = (minor: number) => ({ value: majorOf(minor, shop.world.currency), currency: shop.world.currency });
  const least = { regular_price: money(variant.regularMinor), final_price: money(variant.priceMinor) };
  return { price_range: { minimum_price: least } };
}

function cheapest(product: WorldProduct): WorldVariant {
  return product.variants.reduce((least, one) => (one.priceMinor < least.priceMinor ? one : least));
}

/** Magento needs a SKU for every product. */
function skuOf(variant: WorldVariant): string {
  return variant.sku || `V-${variant.id}`;
}

function stamp(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 19).replace('T', ' ');
}
