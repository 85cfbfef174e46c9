import { useTranslation } from 'react-i18next';
import { MINUTE_MS } from '#contract/time.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useNow } from './use-now.ts';

/**
 * How long ago something was, or how soon it will be. Under a minute it shows no seconds, because the clock here moves
 * in steps.
 */
export function useRelativeTime(): { ago: (at: string) => string; ahead: (at: string) => string } {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  return {
    // the clock moves in steps, so a moment just passed may seem to be ahead
    ago: (at) => (now - Date.parse(at) < MINUTE_MS ? t('period.justNow') : format.relativeTime(at, now)),
    ahead: (at) => (Date.parse(at) - now < MINUTE_MS ? t('period.withinMinute') : format.relativeTime(at, now)),
  };
}
