import { majorOf } from '#runtime/money.ts';
import { seedOf } from '#runtime/random.ts';
import { compareAtMinor, isProductAvailable, type WorldProduct } from '../../world/product.ts';
import type { PrestaShop } from './shop.ts';

export function categoryPath(type: string): string {
  return `/${10 + (seedOf(type) % 900)}-${slug(type)}`;
}

export function productPath(product: WorldProduct): string {
  return `/${slug(product.productType)}/${product.id}-${slug(product.handle)}.html`;
}

/** The fields that a category's JSON and the product's page share. */
export function listedProduct(shop: PrestaShop, product: WorldProduct, origin: string): Record<string, unknown> {
  const [first] = product.variants;
  const price = majorOf(first!.priceMinor, shop.world.currency);
  const picture = `${origin}/${product.id}-home_default/${slug(product.handle)}.png`;
  return {
    id_product: String(product.id),
    name: product.title,
    price: written(shop, price),
    price_amount: price,
    regular_price_amount: majorOf(compareAtMinor(first!) ?? first!.priceMinor, shop.world.currency),
    reference: first!.sku ?? '',
    active: '1',
    url: `${origin}${productPath(product)}`,
    link_rewrite: slug(product.handle),
    manufacturer_name: product.vendor,
    cover: { large: { url: picture, width: 64, height: 64 } },
    add_to_cart_url: isProductAvailable(product) ? `${origin}/cart?add=1&id_product=${product.id}` : null,
  };
}

/** As `data-product` embeds it. The stamp is from the product's own table, which orders do not write. */
export function embeddedProduct(shop: PrestaShop, product: WorldProduct, origin: string): Record<string, unknown> {
  return {
    ...listedProduct(shop, product, origin),
    id_product_attribute: product.optionNames.length > 0 ? product.variants[0]!.id : 0,
    description: product.descriptionHtml,
    category_name: product.productType,
    date_add: stamp(product.createdAt),
    date_upd: stamp(product.editedAt),
    minimal_quantity: '1',
    show_quantities: false,
    available_for_order: '1',
    allow_oosp: 0,
    ...quantities(product),
  };
}

/** The quantity of the default combination, and of all together; none if units are not counted. */
export function quantities(product: WorldProduct): Record<string, unknown> {
  const stocks = product.variants.map(({ stock }) => stock);
  if (stocks.some((stock) => stock === null)) return {};
  const all = stocks.reduce((sum: number, stock) => sum + stock!, 0);
  return {
    quantity: stocks[0],
    quantity_all_versions: all,
    seo_availability: `https://schema.org/${all > 0 ? 'InStock' : 'OutOfStock'}`,
  };
}

function written(shop: PrestaShop, price: number): string {
  return new Intl.NumberFormat(shop.language, { style: 'currency', currency: shop.world.currency }).format(price);
}

function stamp(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 19).replace('T', ' ');
}

function slug(text: string): string {
  return encodeURIComponent(text.toLowerCase().replaceAll(' ', '-'));
}
