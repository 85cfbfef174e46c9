import { useTranslation } from 'react-i18next';
import type { ProductEventItem } from '#contract/product/event.ts';
import { isolate } from '../../format/isolate.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** The details of an event beyond its kind: from what to what, how many, by how much. Empty if the kind says it all. */
export function useEventText(): (event: ProductEventItem) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ kind, price, units, products, share, depth }) => {
    if (kind === 'price' && price) {
      const { before, after, variants } = price;
      const isLike = before.currency === after.currency && before.amount > 0 && before.amount !== after.amount;
      const change = after.amount / before.amount - 1;
      return format.facts([
        t('event.price', {
          before: isolate(format.money(before.amount, before.currency)),
          after: isolate(format.money(after.amount, after.currency)),
        }),
        isLike && t(change < 0 ? 'event.cheaper' : 'event.dearer', { part: format.percent(Math.abs(change)) }),
        variants > 1 && t('event.variants', { count: variants, n: format.count(variants) }),
      ]);
    }
    if (units !== null) return t('event.units', { count: units, n: format.decimal(units) });
    if (products === null) return '';
    return format.facts([
      t('event.products', { count: products, n: format.count(products) }),
      share !== null && t('event.share', { part: format.percent(share) }),
      depth !== null && t(kind === 'sale_ended' ? 'event.depthEnded' : 'event.depth', { part: format.percent(depth) }),
    ]);
  };
}
