import { majorOf, minorDigits } from '#runtime/money.ts';
import { compareAtMinor, isVariantAvailable, type WorldProduct, type WorldVariant } from '../../world/product.ts';
import { isoWithOffset } from '../exchange.ts';
import type { ShopifyShop } from './shop.ts';

const RENDERED_AT = '\u0000';

/** Writes products like `/products.json`; a product is rendered once for each visible change. */
export function listedProductWriter(shop: ShopifyShop, originOf: () => string) {
  const parts = new WeakMap<WorldProduct, { revision: number; parts: string[] }>();
  return (product: WorldProduct, renderedAt: string): string => {
    let known = parts.get(product);
    if (known?.revision !== product.listingRevision) {
      const text = JSON.stringify(listedProduct(shop, product, originOf()));
      known = { revision: product.listingRevision, parts: text.split('\\u0000') };
      parts.set(product, known);
    }
    return known.parts.join(renderedAt);
  };
}

function listedProduct(shop: ShopifyShop, product: WorldProduct, origin: string) {
  return {
    id: product.id,
    title: product.title,
    handle: product.handle,
    body_html: product.descriptionHtml,
    published_at: isoWithOffset(product.publishedAt, shop.utcOffsetMinutes),
    created_at: isoWithOffset(product.createdAt, shop.utcOffsetMinutes),
    updated_at: RENDERED_AT,
    vendor: product.vendor,
    product_type: product.productType,
    tags: product.tags,
    variants: product.variants.map((variant) => ({
      id: variant.id,
      title: variant.title,
      ...optionsOf(variant),
      sku: variant.sku,
      requires_shipping: true,
      taxable: true,
      featured_image: null,
      available: isVariantAvailable(variant),
      price: priceText(variant.priceMinor, shop.world.currency),
      grams: variant.grams,
      compare_at_price: compareAtText(variant, shop.world.currency),
      position: variant.index + 1,
      product_id: product.id,
      created_at: isoWithOffset(product.createdAt, shop.utcOffsetMinutes),
      updated_at: RENDERED_AT,
    })),
    images: imagesOf(shop, product, origin),
    options: optionListOf(product),
  };
}

/** `/products/<handle>.json`: richer variants without `available`, tags as one text, no quantity. */
export function singleProduct(shop: ShopifyShop, product: WorldProduct, origin: string, nowMs: number) {
  const renderedAt = isoWithOffset(nowMs, shop.utcOffsetMinutes);
  const createdAt = isoWithOffset(product.createdAt, shop.utcOffsetMinutes);
  const images = imagesOf(shop, product, origin);
  const leastUnits = shop.leastUnits?.get(product.id) ?? 1;
  return {
    product: {
      id: product.id,
      title: product.title,
      body_html: product.descriptionHtml,
      vendor: product.vendor,
      product_type: product.productType,
      created_at: createdAt,
      handle: product.handle,
      updated_at: renderedAt,
      published_at: isoWithOffset(product.publishedAt, shop.utcOffsetMinutes),
      template_suffix: '',
      published_scope: 'global',
      tags: product.tags.join(', '),
      variants: product.variants.map((variant) => ({
        id: variant.id,
        product_id: product.id,
        title: variant.title,
        price: priceText(variant.priceMinor, shop.world.currency),
        sku: variant.sku,
        position: variant.index + 1,
        compare_at_price: compareAtText(variant, shop.world.currency) ?? '',
        fulfillment_service: 'manual',
        inventory_management: variant.stock === null ? null : 'shopify',
        ...optionsOf(variant),
        created_at: createdAt,
        updated_at: renderedAt,
        taxable: true,
        barcode: '',
        grams: variant.grams,
        image_id: null,
        weight: variant.grams / 1_000,
        weight_unit: 'kg',
        requires_shipping: true,
        quantity_rule: { min: leastUnits, max: null, increment: leastUnits },
        price_currency: shop.world.currency,
        compare_at_price_currency: compareAtMinor(variant) === null ? '' : shop.world.currency,
        quantity_price_breaks: [],
      })),
      options: optionListOf(product).map((option) => ({
        id: product.id + option.position,
        product_id: product.id,
        ...option,
      })),
      images,
      image: images[0] ?? null,
    },
  };
}

function optionsOf(variant: WorldVariant) {
  const [option1 = 'Default Title', option2 = null, option3 = null] = variant.optionValues;
  return { option1, option2, option3 };
}

function optionListOf(product: WorldProduct) {
  if (product.optionNames.length === 0) return [{ name: 'Title', position: 1, values: ['Default Title'] }];
  return product.optionNames.map((name, index) => ({
    name,
    position: index + 1,
    values: [...new Set(product.variants.map((variant) => variant.optionValues[index]!))],
  }));
}

function imagesOf(shop: ShopifyShop, product: WorldProduct, origin: string) {
  const createdAt = isoWithOffset(product.createdAt, shop.utcOffsetMinutes);
  return Array.from({ length: product.imageCount }, (_, index) => ({
    id: product.id + 400 + index,
    created_at: createdAt,
    position: index + 1,
    updated_at: createdAt,
    product_id: product.id,
    variant_ids: [],
    src: imageUrl(product, origin, index),
    width: 600,
    height: 600,
  }));
}

export function imageUrl(product: WorldProduct, origin: string, index: number): string {
  return `${origin}/cdn/shop/files/${product.id}-${index + 1}.png?v=${Math.floor(product.createdAt / 1_000)}`;
}

function priceText(minor: number, currency: string): string {
  return majorOf(minor, currency).toFixed(Math.max(2, minorDigits(currency)));
}

function compareAtText(variant: WorldVariant, currency: string): string | null {
  const minor = compareAtMinor(variant);
  return minor === null ? null : priceText(minor, currency);
}

/** As GraphQL writes amounts: at least one digit after the point, and no unnecessary zeros. */
export function priceNumber(minor: number, currency: string): string {
  const text = String(majorOf(minor, currency));
  return text.includes('.') ? text : `${text}.0`;
}
