import {
  compareAtMinor,
  isProductAvailable,
  isVariantAvailable,
  type WorldProduct,
  type WorldVariant,
} from '../../world/product.ts';
import type { Shelf } from '../../world/shelf.ts';
import { isoUtc } from '../exchange.ts';
import { encodeVariants } from './encode-variants.ts';
import type { AskedField } from './graphql-query.ts';
import { cursorOf, type PageArguments, pageOfProducts } from './page-of-products.ts';
import { imageUrl, priceNumber } from './product-json.ts';
import type { ShopifyShop } from './shop.ts';

export type QueryError = { message: string; extensions?: { code: string } };

export type QueryScene = { shop: ShopifyShop; shelf: Shelf; origin: string; nowMs: number; isEmpty: boolean };

/** A type of the schema: how the value of each of its fields is found. */
type Fields = Record<string, (field: AskedField) => unknown>;

/**
 * Answers a tokenless Storefront query with the fields it asks for. As in the real API, one unknown field fails the
 * whole query.
 */
export function answerQuery(asked: AskedField[], scene: QueryScene): { data?: unknown; errors?: QueryError[] } {
  const complexity = complexityOf(asked);
  if (complexity > scene.shop.complexityLimit) {
    const message = `Query has complexity ${complexity}, which exceeds max complexity of ${scene.shop.complexityLimit}`;
    return { errors: [{ message, extensions: { code: 'MAX_COMPLEXITY_EXCEEDED' } }] };
  }
  const errors: QueryError[] = [];
  const oneProduct = (field: AskedField) => {
    const id = Number(String(field.args.id ?? '').replace(/^.*\//u, ''));
    const product = field.args.handle ? scene.shelf.findByHandle(String(field.args.handle)) : scene.shelf.find(id);
    return product?.isPublished ? select(field, 'Product', productFields(product, scene, errors), errors) : null;
  };
  const root: Fields = {
    shop: (field) => select(field, 'Shop', shopFields(scene, errors), errors),
    products: (field) => productConnection(field, scene, errors),
    product: oneProduct,
    productByHandle: oneProduct,
    node: oneProduct,
    nodes: (field) => listOf(field.args.ids).map((id) => oneProduct({ ...field, args: { id } })),
  };
  const data = select({ name: '', alias: '', args: {}, fields: asked }, 'QueryRoot', root, errors);
  // Each error is reported once, however many products caused it.
  const said = new Map(errors.map((error) => [error.message, error]));
  return errors.length > 0 ? { errors: [...said.values()] } : { data };
}

function select(field: AskedField, type: string, fields: Fields, errors: QueryError[]): Record<string, unknown> {
  const answer: Record<string, unknown> = {};
  for (const asked of field.fields) {
    const find = Object.hasOwn(fields, asked.name) ? fields[asked.name] : undefined;
    if (find) answer[asked.alias] = find(asked);
    else if (asked.name === '__typename') answer[asked.alias] = type;
    else if (asked.name === 'quantityAvailable') errors.push(quantityDenied());
    else errors.push(undefinedField(asked.name, type));
  }
  return answer;
}

function shopFields({ shop, origin }: QueryScene, errors: QueryError[]): Fields {
  const { host } = new URL(origin);
  return {
    id: () => `gid://shopify/Shop/${shop.shopId}`,
    name: () => shop.name,
    description: () => '',
    moneyFormat: () => '{{amount}}',
    primaryDomain: (field) => select(field, 'Domain', { host: () => host, url: () => origin }, errors),
    paymentSettings: (field) =>
      select(
        field,
        'PaymentSettings',
        {
          currencyCode: () => shop.world.currency,
          countryCode: () => shop.country,
          enabledPresentmentCurrencies: () => [shop.world.currency],
        },
        errors,
      ),
  };
}

function productConnection(field: AskedField, scene: QueryScene, errors: QueryError[]): unknown {
  const { args } = field;
  const first = typeof args.first === 'number' ? args.first : 0;
  if (first < 1 || first > 250) {
    const message = first > 250 ? `first cannot exceed 250. Got ${first}` : 'you must provide one of first or last';
    errors.push({ message, extensions: { code: 'BAD_REQUEST' } });
    return null;
  }
  const page: PageArguments = {
    first,
    after: typeof args.after === 'string' ? args.after : null,
    sortKey: String(args.sortKey ?? 'ID'),
    reverse: args.reverse === true,
    query: typeof args.query === 'string' ? args.query : null,
  };
  const isDegenerate = scene.shop.stamps === 'degenerate';
  const found = scene.isEmpty ? { products: [], hasNextPage: false } : pageOfProducts(scene.shelf, page, isDegenerate);
  const cursors = (product: WorldProduct) => cursorOf(product, page, isDegenerate);
  const node = (asked: AskedField, product: WorldProduct) =>
    select(asked, 'Product', productFields(product, scene, errors), errors);
  return connection(field, 'Product', found.products, node, cursors, found.hasNextPage, page.after !== null, errors);
}

function connection<Item>(
  field: AskedField,
  type: string,
  items: readonly Item[],
  node: (asked: AskedField, item: Item) => unknown,
  cursor: (item: Item) => string,
  hasNextPage: boolean,
  hasPreviousPage: boolean,
  errors: QueryError[],
): unknown {
  return select(
    field,
    `${type}Connection`,
    {
      nodes: (asked) => items.map((item) => node(asked, item)),
      edges: (asked) =>
        items.map((item) =>
          select(asked, `${type}Edge`, { cursor: () => cursor(item), node: (inner) => node(inner, item) }, errors),
        ),
      pageInfo: (asked) =>
        select(
          asked,
          'PageInfo',
          {
            hasNextPage: () => hasNextPage,
            hasPreviousPage: () => hasPreviousPage,
            startCursor: () => (items.length > 0 ? cursor(items[0]!) : null),
            endCursor: () => (items.length > 0 ? cursor(items.at(-1)!) : null),
          },
          errors,
        ),
    },
    errors,
  );
}

function productFields(product: WorldProduct, scene: QueryScene, errors: QueryError[]): Fields {
  const { shop, origin, nowMs } = scene;
  const currency = shop.world.currency;
  const modifiedAt = shop.stamps === 'degenerate' ? nowMs : product.modifiedAt;
  const prices = product.variants.map((variant) => variant.priceMinor);
  const money = (field: AskedField, minor: number) => select(field, 'MoneyV2', moneyFields(minor, currency), errors);
  const priceRange = (values: number[]) => (field: AskedField) =>
    select(
      field,
      'ProductPriceRange',
      {
        minVariantPrice: (asked) => money(asked, Math.min(...values)),
        maxVariantPrice: (asked) => money(asked, Math.max(...values)),
      },
      errors,
    );
  const image = (field: AskedField, index: number) =>
    select(field, 'Image', imageFields(product, origin, index), errors);
  return known(shop, {
    id: () => `gid://shopify/Product/${product.id}`,
    handle: () => product.handle,
    title: () => product.title,
    description: () => product.descriptionHtml.replace(/<[^>]*>/gu, ''),
    descriptionHtml: () => product.descriptionHtml,
    vendor: () => product.vendor,
    productType: () => product.productType,
    // most shops leave it empty
    category: () => null,
    createdAt: () => zulu(product.createdAt),
    publishedAt: () => zulu(product.publishedAt),
    updatedAt: () => zulu(modifiedAt),
    availableForSale: () => isProductAvailable(product),
    onlineStoreUrl: () => `${origin}/products/${product.handle}`,
    encodedVariantExistence: () => encodeVariants(product, () => true),
    encodedVariantAvailability: () => encodeVariants(product, isVariantAvailable),
    isGiftCard: () => shop.giftCards?.has(product.id) ?? false,
    requiresSellingPlan: () => false,
    priceRange: priceRange(prices),
    compareAtPriceRange: priceRange(product.variants.map((variant) => compareAtMinor(variant) ?? 0)),
    options: (field) =>
      product.optionNames.map((name, index) => {
        const values = [...new Set(product.variants.map((variant) => variant.optionValues[index]!))];
        return select(field, 'ProductOption', { name: () => name, values: () => values }, errors);
      }),
    featuredImage: (field) => image(field, 0),
    images: (field) => {
      const all = Array.from({ length: product.imageCount }, (_, index) => index);
      const shown = all.slice(0, firstOf(field));
      const node = (asked: AskedField, index: number) => image(asked, index);
      return connection(field, 'Image', shown, node, String, shown.length < all.length, false, errors);
    },
    variants: (field) => {
      const after = typeof field.args.after === 'string' ? Number(atob(field.args.after)) : null;
      const start = product.variants.findIndex((variant) => variant.id === after) + 1;
      const shown = product.variants.slice(start, start + firstOf(field));
      const hasMore = start + shown.length < product.variants.length;
      const node = (asked: AskedField, variant: WorldVariant) =>
        select(asked, 'ProductVariant', variantFields(product, variant, scene, errors), errors);
      const cursor = (variant: WorldVariant) => btoa(String(variant.id));
      return connection(field, 'ProductVariant', shown, node, cursor, hasMore, start > 0, errors);
    },
  });
}

function variantFields(
  product: WorldProduct,
  variant: WorldVariant,
  { shop, origin }: QueryScene,
  errors: QueryError[],
): Fields {
  const currency = shop.world.currency;
  return known(shop, {
    id: () => `gid://shopify/ProductVariant/${variant.id}`,
    title: () => variant.title,
    sku: () => variant.sku,
    barcode: () => null,
    availableForSale: () => isVariantAvailable(variant),
    currentlyNotInStock: () => false,
    requiresComponents: () => shop.bundles?.has(product.id) ?? false,
    requiresShipping: () => true,
    quantityRule: (field) => select(field, 'QuantityRule', ruleFields(product, shop), errors),
    weight: () => variant.grams / 1_000,
    price: (field) => select(field, 'MoneyV2', moneyFields(variant.priceMinor, currency), errors),
    compareAtPrice: (field) => {
      const minor = compareAtMinor(variant);
      return minor === null ? null : select(field, 'MoneyV2', moneyFields(minor, currency), errors);
    },
    selectedOptions: (field) =>
      variant.optionValues.map((value, index) =>
        select(field, 'SelectedOption', { name: () => product.optionNames[index], value: () => value }, errors),
      ),
    image: (field) => select(field, 'Image', imageFields(product, origin, 0), errors),
  });
}

/** The fields that the shop's version of the API knows. */
function known({ missingFields }: ShopifyShop, fields: Fields): Fields {
  if (!missingFields) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !missingFields.has(name)));
}

function moneyFields(minor: number, currency: string): Fields {
  return { amount: () => priceNumber(minor, currency), currencyCode: () => currency };
}

/**
 * Shopify/hydrogen:packages/hydrogen-react/storefront.schema.json, `QuantityRule`; minimum and increment are 1 if none
 * is set.
 */
function ruleFields(product: WorldProduct, shop: ShopifyShop): Fields {
  const least = shop.leastUnits?.get(product.id) ?? 1;
  return { minimum: () => least, maximum: () => null, increment: () => least };
}

function imageFields(product: WorldProduct, origin: string, index: number): Fields {
  const url = imageUrl(product, origin, index);
  return {
    id: () => `gid://shopify/ProductImage/${product.id + 400 + index}`,
    url: () => url,
    src: () => url,
    altText: () => null,
    width: () => 600,
    height: () => 600,
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function firstOf(field: AskedField): number {
  return typeof field.args.first === 'number' ? field.args.first : 0;
}

function zulu(atMs: number): string {
  return `${isoUtc(atMs)}Z`;
}

/** The nodes that connections may return, with nested ones multiplied; single objects and scalars are free. */
function complexityOf(fields: readonly AskedField[]): number {
  let sum = 0;
  for (const field of fields) {
    const below = complexityOf(field.fields);
    const first = typeof field.args.first === 'number' ? field.args.first : null;
    sum += first === null ? below : first * (1 + below);
  }
  return sum;
}

function undefinedField(name: string, type: string): QueryError {
  return { message: `Field '${name}' doesn't exist on type '${type}'`, extensions: { code: 'undefinedField' } };
}

function quantityDenied(): QueryError {
  const scope = 'unauthenticated_read_product_inventory';
  const message = `Access denied for quantityAvailable field. Required access: \`${scope}\` access scope.`;
  return { message, extensions: { code: 'ACCESS_DENIED' } };
}
