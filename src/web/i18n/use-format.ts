import { type Formatters, formattersFor, localTimeZone } from '../format/formatters.ts';
import { useLanguage, useSettings } from '../settings/use-settings.ts';
import { localeOf } from './languages.ts';

export function useFormat(): Formatters {
  const { timeZone, ...written } = useSettings();
  return formattersFor(localeOf(useLanguage()), timeZone ?? localTimeZone(), written);
}
