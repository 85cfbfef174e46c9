import { type Formatters, formattersFor } from '../format/formatters.ts';
import { localTimeZone } from '../format/local-time-zone.ts';
import { useLanguage, useSettings } from '../settings/use-settings.ts';
import { localeOf } from './languages.ts';

export function useFormat(): Formatters {
  const { timeZone, ...written } = useSettings();
  return formattersFor(localeOf(useLanguage()), timeZone ?? localTimeZone(), written);
}
