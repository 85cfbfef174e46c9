import { majorOf } from '#runtime/money.ts';
import { compareAtMinor, isVariantAvailable, type WorldProduct } from '../../world/product.ts';
import { escapeHtml } from '../exchange.ts';
import type { GenericShop } from './shop.ts';

/**
 * Like `variants_object` in TiendaNube/base-theme:templates/product.tpl:2; `stock` is null if units are not counted.
 */
export function tiendanubeList({ world, showsStock }: GenericShop, { id, variants }: WorldProduct): string {
  const list = variants.map((variant) => {
    const before = compareAtMinor(variant);
    return {
      product_id: id,
      price_number: majorOf(variant.priceMinor, world.currency),
      compare_at_price_number: before === null ? null : majorOf(before, world.currency),
      stock: showsStock ? variant.stock : null,
      sku: variant.sku,
      available: isVariantAvailable(variant),
      is_visible: true,
      contact: false,
      option0: variant.title,
      option1: null,
      option2: null,
      id: variant.id,
    };
  });
  return `<div id="single-product" data-variants="${escapeHtml(JSON.stringify(list))}"></div>`;
}

/**
 * As a page of http://10world.co.kr/product/detail.html?product_no=2921 printed it in 2016: JSON in a string of a
 * script, with a number even if nothing is counted.
 */
export function cafe24List({ world, showsStock }: GenericShop, { variants }: WorldProduct): string {
  const list = variants.map((variant) => [
    `P${String(variant.id).padStart(11, '0')}`,
    {
      use_stock: showsStock && variant.stock !== null,
      use_soldout: 'T',
      is_display: 'T',
      is_selling: isVariantAvailable(variant) ? 'T' : 'F',
      option_price: majorOf(variant.priceMinor, world.currency),
      option_value: variant.title,
      stock_number: variant.stock ?? 0,
    },
  ]);
  const text = JSON.stringify(Object.fromEntries(list)).replaceAll('<', '\\u003c');
  return `<script>var option_type = 'T';var option_stock_data = '${text.replace(/[\\"']/g, '\\$&')}';var stock_manage = '';</script>`;
}

/**
 * What a page of Zid passes to its script, to be read by `extractProductObj` in
 * zidsa/growth-theme:assets/js/product/quick-view.js; `quantity` means nothing if `is_infinite` is set.
 */
export function zidProduct({ world, showsStock }: GenericShop, { id, title, variants }: WorldProduct): string {
  const list = variants.map((variant) => {
    const before = compareAtMinor(variant);
    const now = majorOf(variant.priceMinor, world.currency);
    const isInfinite = !showsStock || variant.stock === null;
    return {
      id: `zid-${variant.id}`,
      sku: variant.sku,
      price: before === null ? now : majorOf(before, world.currency),
      sale_price: before === null ? null : now,
      quantity: isInfinite ? 0 : Math.max(0, variant.stock!),
      is_infinite: isInfinite,
      in_stock: isVariantAvailable(variant),
      attributes: variants.length > 1 ? [{ name: 'Option', value: variant.title }] : [],
    };
  });
  const product = { id: `zid-${id}`, name: title, variants: list.length > 1 ? list : [], selected_product: list[0] };
  return `<script>window.productObj = ${JSON.stringify(product).replaceAll('<', '\\u003c')};</script>`;
}

/**
 * Like SallaApp/theme-raed:src/views/pages/product/single.twig, which prints what remains if
 * `can_show_remained_quantity`.
 */
export function sallaUnits({ showsStock }: GenericShop, { variants }: WorldProduct): string {
  const units = sumOfUnits(variants);
  if (!showsStock || units === null || units === 0) return '';
  return `<div class="bg-white"><div class="px-4"><i class="!text-red-800 sicon-box-bankers"></i>
المتبقي <span>${units}</span></div></div>`;
}

/**
 * Like opencart/opencart:upload/catalog/view/template/product/product.twig:132 (00d05e4), which prints `stock`: the
 * units if `config_stock_display` is set (upload/catalog/controller/product/product.php).
 */
export function openCartUnits({ showsStock }: GenericShop, { id, variants }: WorldProduct): string {
  const units = sumOfUnits(variants);
  const stock = !variants.some(isVariantAvailable) ? 'Out Of Stock' : showsStock && units ? units : 'In Stock';
  return `<ul class="list-unstyled"><li>Product Code: ${id}</li><li>Availability: ${stock}</li></ul>`;
}

function sumOfUnits(variants: WorldProduct['variants']): number | null {
  return variants.reduce<number | null>((sum, { stock }) => (sum === null || stock === null ? null : sum + stock), 0);
}
