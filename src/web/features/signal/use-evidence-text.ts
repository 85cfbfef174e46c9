import { useTranslation } from 'react-i18next';
import type { StoreSignal } from '#contract/store.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { evidenceNumber } from './evidence-value.ts';

/** Evidence as `label: value`. Labels without a translation are shown as the reader of the platform wrote them. */
export function useEvidenceText(): (evidence: StoreSignal['evidence']) => string[] {
  const { t } = useTranslation();
  const format = useFormat();
  const valueText = (label: string, value: string | number | boolean) => {
    if (typeof value === 'number') return evidenceNumber(label, value, format);
    if (typeof value === 'boolean') return t(`signal.${value ? 'yes' : 'no'}`);
    return value;
  };
  return (evidence) =>
    Object.entries(evidence).map(([label, value]) =>
      t('signal.line', {
        label: t(`signal.evidence.${label}`, { defaultValue: inWords(label) }),
        value: valueText(label, value),
      }),
    );
}

/** `productsWithStock` → `products with stock` */
function inWords(label: string): string {
  return label
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
}
