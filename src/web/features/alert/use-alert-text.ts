import { useTranslation } from 'react-i18next';
import type { AlertCase, AlertCondition } from '#contract/alert.ts';
import { isolate } from '../../format/isolate.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** A rule's condition, and what rang, in words. */
export function useAlertText() {
  const { t } = useTranslation();
  const format = useFormat();
  return {
    condition(condition: AlertCondition): string {
      if (condition.kind === 'price')
        return t(`alerts.condition.price_${condition.direction}`, {
          part: format.percent(condition.leastPercent / 100),
        });
      if (condition.kind === 'price_crosses')
        return t(`alerts.condition.crosses_${condition.direction}`, { amount: format.decimal(condition.amount) });
      return t(`alerts.kind.${condition.kind}`);
    },
    happened({ kind, detail }: Pick<AlertCase, 'kind' | 'detail'>): string {
      const { before, after, currency, depth, products } = detail;
      if (before !== null && after !== null && currency !== null) {
        const [was, is] = [before, after].map((amount) => isolate(format.money(amount, currency)));
        return t(after < before ? 'alerts.fell' : 'alerts.rose', { before: was, after: is });
      }
      return format.facts([
        t(`alerts.kind.${kind as 'sold_out'}`),
        depth !== null && t('event.depth', { part: format.percent(depth) }),
        products !== null && t('event.products', { count: products, n: format.count(products) }),
      ]);
    },
  };
}
