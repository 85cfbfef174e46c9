import { type Formatters, formattersFor } from '../format/formatters.ts';
import { useLanguage } from '../settings/use-settings.ts';
import { localeOf } from './languages.ts';

export function useFormat(): Formatters {
  return formattersFor(localeOf(useLanguage()));
}
