import { useTranslation } from 'react-i18next';
import { STORE_PROBLEMS } from '#contract/problem.ts';
import type { StoreSignal } from '#contract/store.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { evidenceNumber } from './evidence-value.ts';
import { TOLD_FACTS } from './use-signal-sentences.ts';

/** Evidence as `label: value`. Words without a translation are shown as the platform's reader wrote them. */
export function useEvidenceText(): (evidence: StoreSignal['evidence']) => string[] {
  const { t } = useTranslation();
  const format = useFormat();

  // evidence from other sources is labelled with the source's name
  const labelText = (label: string) =>
    t([`signal.evidence.${label}`, `signal.source.${label}`], { defaultValue: inWords(label) });
  const wordText = (word: string) => {
    const problem = STORE_PROBLEMS.find((code) => code === word);
    return problem
      ? t(`error.${problem}.title`)
      : t(`signal.word.${word.replaceAll(' ', '-')}`, { defaultValue: word });
  };
  const valueText = (label: string, value: string | number | boolean) => {
    if (typeof value === 'number') return evidenceNumber(label, value, format);
    if (typeof value === 'boolean') return t(`signal.${value ? 'yes' : 'no'}`);
    return wordText(value);
  };
  return (evidence) =>
    Object.entries(evidence)
      .filter(([label]) => !TOLD_FACTS.has(label))
      .map(([label, value]) => t('signal.line', { label: labelText(label), value: valueText(label, value) }));
}

/** `productsWithStock` → `products with stock` */
function inWords(label: string): string {
  return label
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
}
