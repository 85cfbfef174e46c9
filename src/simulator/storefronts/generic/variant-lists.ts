import { majorOf } from '#runtime/money.ts';
import { compareAtMinor, isVariantAvailable, type WorldProduct } from '../../world/product.ts';
import { escapeHtml } from '../exchange.ts';
import type { GenericShop } from './shop.ts';

/** As `variants_object` stands in TiendaNube/base-theme:templates/product.tpl:2; `stock` is null where nothing is counted. */
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
 * As a page of http://10world.co.kr/product/detail.html?product_no=2921 printed it in 2016: JSON in a string of a script;
 * a number stands there also where nothing is counted.
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
