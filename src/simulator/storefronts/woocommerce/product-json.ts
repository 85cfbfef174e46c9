import { majorOf, minorDigits } from '#runtime/money.ts';
import { seedOf } from '#runtime/random.ts';
import { slugOf } from '../../world/catalogue.ts';
import {
  compareAtMinor,
  isProductAvailable,
  isVariantAvailable,
  type WorldProduct,
  type WorldVariant,
} from '../../world/product.ts';
import { escapeHtml } from '../exchange.ts';
import { quantityMaximum } from './quantity-maximum.ts';
import { currencyFormat, STOCK_WORDS, type WooCommerceShop } from './shop.ts';

/** A product, or one variation of it. */
export type StoreItem = { product: WorldProduct; variation: WorldVariant | null };

export function isVariable(product: WorldProduct): boolean {
  return product.optionNames.length > 0;
}

export function itemId(item: StoreItem): number {
  return item.variation?.id ?? item.product.id;
}

/** `post_modified`: a sale of a variation writes its parent as well. */
export function itemModifiedAt({ product, variation }: StoreItem): number {
  return (variation ?? product).modifiedAt;
}

/** As `/wc/store/v1/products` writes it. */
export function storeProduct(shop: WooCommerceShop, item: StoreItem, origin: string): Record<string, unknown> {
  const { product, variation } = item;
  const sold = variation ?? (isVariable(product) ? null : product.variants[0]!);
  const isInStock = sold ? isVariantAvailable(sold) : isProductAvailable(product);
  const stock = sold && shop.managesStock ? sold.stock : null;
  const id = itemId(item);
  const link = permalinkOf(item, origin);
  const isSoldIndividually = shop.soldIndividually.has(product.index);
  const isParent = sold === null;
  return {
    id,
    name: escapeHtml(product.title),
    slug: encodeSlug(product.handle),
    parent: variation ? product.id : 0,
    type: variation ? 'variation' : isParent ? 'variable' : 'simple',
    variation: variation ? `${product.optionNames[0]}: ${variation.optionValues[0]}` : '',
    permalink: link,
    sku: (sold ?? product.variants[0]!).sku ?? '',
    short_description: '',
    description: product.descriptionHtml,
    on_sale: compareAtMinor(sold ?? product.variants[0]!) !== null,
    ...pricesOf(shop, sold ?? product.variants[0]!),
    average_rating: '0',
    review_count: product.reviewCount,
    images: Array.from({ length: product.imageCount }, (_, index) => imageOf(product, index, origin)),
    categories: [categoryOf(product.productType, 'product-category', origin)],
    tags: product.tags.slice(1).map((tag) => categoryOf(tag, 'product-tag', origin)),
    brands: [],
    attributes: variation ? [] : attributesOf(product),
    variations: isParent
      ? product.variants.map((variant) => ({
          id: variant.id,
          attributes: [{ name: product.optionNames[0], value: encodeSlug(slugOf(variant.optionValues[0]!)) }],
        }))
      : [],
    grouped_products: [],
    has_options: isParent,
    is_purchasable: true,
    is_in_stock: isInStock,
    is_on_backorder: false,
    low_stock_remaining: lowStockRemaining(shop, stock),
    stock_availability: stockAvailability(shop, stock, isInStock),
    sold_individually: isSoldIndividually,
    weight: String(product.variants[0]!.grams / 1_000),
    dimensions: { length: '', width: '', height: '' },
    formatted_weight: `${product.variants[0]!.grams / 1_000} kg`,
    formatted_dimensions: 'N/A',
    add_to_cart: {
      text: ADD_WORDS[shop.language],
      description: `${ADD_WORDS[shop.language]}: &ldquo;${escapeHtml(product.title)}&rdquo;`,
      url: isParent ? link : `${link.includes('?') ? `${link}&` : '?'}add-to-cart=${id}`,
      single_text: ADD_WORDS[shop.language],
      minimum: 1,
      maximum: quantityMaximum({ stock, reserved: sold?.reserved ?? 0, isSoldIndividually, cap: shop.quantityCap }),
      multiple_of: 1,
    },
    is_password_protected: false,
    extensions: {},
    _links: {
      self: [{ href: `${origin}/wp-json/wc/store/v1/products/${id}`, targetHints: { allow: ['GET'] } }],
      collection: [{ href: `${origin}/wp-json/wc/store/v1/products` }],
    },
  };
}

const ADD_WORDS = { en: 'Add to cart', fr: 'Ajouter au panier', ar: 'إضافة إلى السلة' };

export function permalinkOf({ product, variation }: StoreItem, origin: string): string {
  const link = `${origin}/product/${encodeSlug(product.handle)}/`;
  if (!variation) return link;
  const attribute = encodeSlug(slugOf(product.optionNames[0]!));
  return `${link}?attribute_${attribute}=${encodeSlug(slugOf(variation.optionValues[0]!))}`;
}

/** Slugs in other scripts are percent-encoded, in lower case. */
export function encodeSlug(slug: string): string {
  return encodeURIComponent(slug).toLowerCase();
}

function lowStockRemaining(shop: WooCommerceShop, stock: number | null): number | null {
  if (stock === null || shop.stockDisplay === 'never' || stock > shop.lowStockThreshold) return null;
  return Math.max(0, stock);
}

function stockAvailability(shop: WooCommerceShop, stock: number | null, isInStock: boolean) {
  const words = STOCK_WORDS[shop.language];
  if (!isInStock) return { text: words.out, class: 'out-of-stock' };
  if (stock === null) return { text: '', class: 'in-stock' };
  const isLow = stock <= shop.lowStockThreshold;
  const text =
    shop.stockDisplay === 'always'
      ? words.inStock(stock)
      : shop.stockDisplay === 'low' && isLow
        ? words.onlyLeft(stock)
        : words.in;
  return { text, class: 'in-stock' };
}

function pricesOf(shop: WooCommerceShop, variant: WorldVariant) {
  const currency = shop.world.currency;
  const format = currencyFormat(currency);
  const price = String(variant.priceMinor);
  const regular = String(compareAtMinor(variant) ?? variant.priceMinor);
  const shown = (minor: number) => {
    const [whole, digits] = majorOf(minor, currency).toFixed(minorDigits(currency)).split('.');
    const grouped = whole!.replace(/\B(?=(\d{3})+$)/gu, format.thousand);
    const amount = digits ? `${grouped}${format.decimal}${digits}` : grouped;
    return `<span class="woocommerce-Price-amount amount">${format.prefix}${amount}${format.suffix}</span>`;
  };
  const before = compareAtMinor(variant);
  return {
    prices: {
      price,
      regular_price: regular,
      sale_price: price,
      price_range: null,
      currency_code: currency,
      currency_symbol: format.symbol,
      currency_minor_unit: minorDigits(currency),
      currency_decimal_separator: format.decimal,
      currency_thousand_separator: format.thousand,
      currency_prefix: format.prefix,
      currency_suffix: format.suffix,
    },
    price_html:
      before === null
        ? shown(variant.priceMinor)
        : `<del aria-hidden="true">${shown(before)}</del> <ins aria-hidden="true">${shown(variant.priceMinor)}</ins>`,
  };
}

export function imageOf(product: WorldProduct, index: number, origin: string) {
  const src = `${origin}/wp-content/uploads/${product.id}-${index + 1}.png`;
  return {
    id: 10_000 + product.id + index,
    src,
    thumbnail: src,
    srcset: `${src} 64w`,
    sizes: '64px',
    thumbnail_srcset: `${src} 64w`,
    thumbnail_sizes: '64px',
    name: `${product.id}-${index + 1}`,
    alt: '',
  };
}

function categoryOf(name: string, base: string, origin: string) {
  const slug = encodeSlug(slugOf(name));
  return { id: 1 + (seedOf(name) % 3_000), name: escapeHtml(name), slug, link: `${origin}/${base}/${slug}/` };
}

function attributesOf(product: WorldProduct) {
  return product.optionNames.map((name, index) => ({
    id: 1 + (seedOf(name) % 90),
    name,
    taxonomy: `pa_${encodeSlug(slugOf(name))}`,
    has_variations: true,
    terms: product.variants.map((variant) => ({
      id: 1 + (seedOf(variant.optionValues[index]!) % 3_000),
      name: variant.optionValues[index]!,
      slug: encodeSlug(slugOf(variant.optionValues[index]!)),
    })),
  }));
}
