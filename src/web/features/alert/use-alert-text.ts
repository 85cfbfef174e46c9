import { useTranslation } from 'react-i18next';
import type { Change } from '#contract/estimate/estimate.ts';
import type { AlertCase, AlertCondition, AlertRing, RingDetail } from '#contract/messages/alert.ts';
import { DAY_MS } from '#contract/time.ts';
import { isolate } from '../../format/isolate.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { changeFigure } from '../estimate/change-text.ts';

/** Puts a rule's condition, and the alerts that rang, into words. */
export function useAlertText() {
  const { t } = useTranslation();
  const format = useFormat();

  const change = (moved: Change) => changeFigure({ kind: 'number', ...moved }, t, format);

  const span = ({ from, until }: RingDetail) => {
    if (from === null || until === null) return null;
    const last = new Date(Date.parse(until) - DAY_MS).toISOString();
    return from === last.slice(0, 10)
      ? format.utcDay(last)
      : t('alerts.span', { from: format.utcDay(from), until: format.utcDay(last) });
  };

  const place = (rank: number | null) => (rank === null ? t('alerts.unranked') : format.count(rank));

  return {
    condition(condition: AlertCondition): string {
      switch (condition.kind) {
        case 'price':
          return t(`alerts.condition.price_${condition.direction}`, {
            part: format.percent(condition.leastPercent / 100),
          });
        case 'price_crosses':
          return t(`alerts.condition.crosses_${condition.direction}`, { amount: format.decimal(condition.amount) });
        case 'orders':
        case 'revenue':
          return format.facts([
            t(`alerts.condition.${condition.kind}_${condition.direction}`, {
              part: format.percent(condition.leastPercent / 100),
            }),
            t(`alerts.per.${condition.per}`),
            condition.steadyFor > 0 && t('alerts.steadyOr', { n: format.count(condition.steadyFor) }),
          ]);
        case 'rank':
          return t(`alerts.condition.rank_${condition.direction}`, { n: format.count(condition.first) });
        default:
          return t(`alerts.kind.${condition.kind}`);
      }
    },
    retracted({ detail, changeNow, productId }: Pick<AlertRing, 'detail' | 'changeNow' | 'productId'>): string {
      if (changeNow) return t('alerts.retractedNow', { change: change(changeNow) });
      if (detail.change !== null) return t('alerts.retractedUnknown');
      return t(productId === null ? 'alerts.retractedStoreFilter' : 'alerts.retractedFilter');
    },
    happened({ kind, detail }: Pick<AlertCase, 'kind' | 'detail'>): string {
      const { before, after, currency, depth, products, reason } = detail;
      if (before !== null && after !== null && currency !== null) {
        const [was, is] = [before, after].map((amount) => isolate(format.money(amount, currency)));
        return t(after < before ? 'alerts.fell' : 'alerts.rose', { before: was, after: is });
      }
      if (detail.change !== null)
        return format.facts([t(`estimate.metric.${kind as 'orders'}`), change(detail.change), span(detail)]);
      if (kind === 'rank') return t('alerts.ranked', { before: place(before), after: place(after) });
      if (reason !== null) return t(`alerts.reason.${kind as 'silent'}_${reason}`);
      return format.facts([
        t(`alerts.kind.${kind as 'sold_out'}`),
        depth !== null && t('event.depth', { part: format.percent(depth) }),
        products !== null && t('event.products', { count: products, n: format.count(products) }),
      ]);
    },
  };
}
