import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { useNow } from './use-now.ts';

const MINUTE_MS = 60_000;

/**
 * How long ago something was, and in how long something will be. Within a minute no seconds are told: they would stand
 * still from one look at the clock to the next.
 */
export function useRelativeTime(): { ago: (at: string) => string; ahead: (at: string) => string } {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  return {
    // the clock is read in steps, so what is just over may seem to be still to come
    ago: (at) => (now - Date.parse(at) < MINUTE_MS ? t('period.justNow') : format.relativeTime(at, now)),
    ahead: (at) => (Date.parse(at) - now < MINUTE_MS ? t('period.withinMinute') : format.relativeTime(at, now)),
  };
}
