import { useTranslation } from 'react-i18next';
import type { EvidenceItem } from '#contract/estimate/evidence.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useEstimateText } from '../estimate/use-estimate-text.ts';

const COUNTED = ['stock', 'rank', 'reviews', 'products'] as const;

export type SightingText = {
  /** The values before and after, one line for each. */
  changes: (item: EvidenceItem) => string[];
  /** What it adds to the day, or that it adds nothing. */
  counts: (item: EvidenceItem, day: string) => string;
};

export function useSightingText(): SightingText {
  const { t } = useTranslation();
  const format = useFormat();

  const orders = useEstimateText('orders');
  // a sighting that may not be a sale counts as a fraction of one
  const rounded = (value: number) => (value < 1 ? format.decimal(value) : orders.value(value));

  const moved = (what: string, before: string | null, after: string | null) => {
    if (after === null) return [];
    return [before === null ? `${what}: ${after}` : t('evidence.moved', { what, before, after })];
  };
  const moment = (value: unknown) => (typeof value === 'string' ? format.utcDateTime(value, true) : null);
  const amount = (value: unknown) => (typeof value === 'number' ? format.decimal(value) : null);

  return {
    changes(item) {
      const before = detailsOf(item.before);
      const after = detailsOf(item.after);
      return [
        ...moved(t('evidence.label.modifiedAt'), moment(before.modifiedAt), moment(after.modifiedAt)),
        ...COUNTED.flatMap((label) => moved(t(`evidence.label.${label}`), amount(before[label]), amount(after[label]))),
      ];
    },
    counts({ adds, weight, units }, day) {
      const part = adds.find((one) => one.day === day);
      if (part && part.orders < 0) return t('evidence.takesBack', { n: rounded(-part.orders) });
      if (!part || part.orders === 0) {
        return weight > 0 && units !== null
          ? t('evidence.addsUnits', { count: units, n: rounded(units) })
          : t('evidence.addsNothing');
      }
      const inferred = part.orders - part.seen;
      const ordersText =
        inferred >= 0.005
          ? t('evidence.addsBoth', { seen: rounded(part.seen), inferred: rounded(inferred) })
          : t('evidence.addsSeen', { seen: rounded(part.seen) });
      return format.facts([ordersText, t('receipt.units', { count: part.units, n: rounded(part.units) })]);
    },
  };
}

function detailsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
