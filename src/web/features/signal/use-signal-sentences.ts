import { useTranslation } from 'react-i18next';
import type { StoreSignal } from '#contract/store.ts';
import { useFormat } from '../../i18n/use-format.ts';

type Signal = Pick<StoreSignal, 'kind' | 'state' | 'evidence'>;

/** Facts that the sentences contain, so that the list of facts can leave them out. */
export const TOLD_FACTS: ReadonlySet<string> = new Set([
  'why',
  'moves',
  'movesPerDay',
  'lastMovedAt',
  'salesPerStampShare',
  'reviewsPerHundredLines',
  'rankProducts',
  'imported',
  'reviewTimes',
  'isWholesale',
]);

/** A signal in sentences: how it behaves, since when, and what it is used for. */
export function useSignalSentences(): (signal: Signal) => string[] {
  const { t } = useTranslation();
  const format = useFormat();

  function aliveText({ moves, movesPerDay, lastMovedAt }: StoreSignal['evidence']): string | null {
    if (typeof lastMovedAt !== 'string') return null;
    const date = format.utcDay(lastMovedAt);
    if (typeof movesPerDay === 'number') {
      // the rarer the moves, the more decimals are shown
      const parts = movesPerDay < 1 ? 100 : movesPerDay < 10 ? 10 : 1;
      const count = Math.round(movesPerDay * parts) / parts;
      return t('signal.says.aliveRate', { count, rate: format.decimal(count), date });
    }
    return t('signal.says.alive', { n: format.decimal(typeof moves === 'number' ? moves : 1), date });
  }

  function stateText({ state, evidence }: Signal): string | null {
    const why = String(evidence.why ?? '');
    if (state === 'probing') return t('signal.says.probing');
    if (state === 'alive') return aliveText(evidence);
    if (state === 'silent') {
      const isQuiet = why === 'quiet' && typeof evidence.lastMovedAt === 'string';
      return isQuiet
        ? t('signal.says.quiet', { date: format.utcDay(String(evidence.lastMovedAt)) })
        : t('signal.says.not-shown');
    }
    return t(`signal.says.${why.replaceAll(' ', '-')}`, { defaultValue: t('signal.says.as-probed') });
  }

  function worthText({ kind, state, evidence }: Signal): (string | null)[] {
    const number = (fact: string) => (typeof evidence[fact] === 'number' ? evidence[fact] : null);
    const imported = number('imported');
    const sentences: (string | null)[] = [
      imported === null ? null : t('signal.says.imported', { n: format.decimal(imported) }),
    ];
    if (state !== 'alive') return sentences;
    if (evidence.reviewTimes === true) sentences.push(t('signal.says.reviewTimes'));
    const share = number('salesPerStampShare');
    if (share !== null) sentences.push(t('signal.says.calibrated', { share: format.percent(share) }));
    if (kind === 'rank') {
      const products = number('rankProducts');
      sentences.push(
        products === null ? t('signal.says.unranked') : t('signal.says.ranked', { n: format.decimal(products) }),
      );
    }
    if (kind === 'reviews') {
      const reviews = number('reviewsPerHundredLines');
      sentences.push(
        reviews === null ? t('signal.says.unreviewed') : t('signal.says.reviewed', { n: format.decimal(reviews) }),
      );
    }
    return sentences;
  }

  return (signal) => [stateText(signal), ...worthText(signal)].filter((text) => text !== null);
}
