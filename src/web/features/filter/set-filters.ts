import { useTranslation } from 'react-i18next';
import { isOfStores } from '#contract/messages/alert.ts';
import { isolate } from '../../format/isolate.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { FilteredParams, List } from '../list/list-params.ts';
import { RANGES } from './filter-params.ts';
import { rangeName } from './list-filters.tsx';

type Change = Partial<FilteredParams>;
/** An active filter of a list. `without`: the change that removes it. */
export type SetFilter = { key: string; label: string; without: Change; values: FilterValue[] };
/** One of several values, any of which matches. */
export type FilterValue = Omit<SetFilter, 'values'>;

/** The active filters of a list, including its search. */
export function useSetFilters(list: List): SetFilter[] {
  const { t } = useTranslation();
  const format = useFormat();
  const params = list.asked;
  const rangeText = (min: number | null, max: number | null, isMoney: boolean) => {
    const amount = (value: number) => (isMoney ? isolate(format.usd(value)) : format.decimal(value));
    if (min !== null && max !== null)
      return isolate(isMoney ? format.usdRange(min, max) : format.decimalRange(min, max));
    return min !== null ? t('filter.from', { n: amount(min) }) : t('filter.upTo', { n: amount(max ?? 0) });
  };
  const one = (key: string, label: string, without: Change): SetFilter => ({
    ...{ key, label, without },
    values: [{ key, label, without }],
  });
  function many<Key extends 'tags' | 'countries' | 'platforms' | 'signals' | 'status'>(
    key: Key,
    nameOf: (value: FilteredParams[Key][number]) => string,
  ): SetFilter | false {
    const chosen: readonly FilteredParams[Key][number][] = params[key];
    if (chosen.length === 0) return false;
    const values = chosen.map((value) => ({
      key: `${key} ${value}`,
      label: nameOf(value),
      without: { [key]: chosen.filter((other) => other !== value) },
    }));
    return { key, label: format.list(values.map(({ label }) => label)), without: { [key]: [] }, values };
  }
  return [
    params.q !== '' && one('q', t('common.quoted', { text: params.q }), { q: '' }),
    params.favorited === true && one('favorited', t('filter.favorited'), { favorited: null }),
    many('tags', (tag) => t(`tag.${tag}`)),
    many('countries', format.countryName),
    ...RANGES.map(({ key, min, max, isMoney }) => {
      if (params[min] === null && params[max] === null) return false;
      const value = rangeText(params[min], params[max], isMoney);
      const label = t('common.labelled', { label: t(rangeName(list.name, key)), value });
      return one(key, label, { [min]: null, [max]: null });
    }),
    params.sureGrowth === true && one('sureGrowth', t('filter.sureGrowth'), { sureGrowth: null }),
    params.stock !== null &&
      one('stock', t(`filter.${isOfStores(list.name) ? 'stockOfStore' : 'stockIs'}.${params.stock}`), { stock: null }),
    many('platforms', (platform) => t(`store.platform.${platform}`)),
    many('signals', (signal) => t(`filter.signal.${signal}`)),
    many('status', (status) => t(`store.status.${status}`)),
  ].filter((filter) => filter !== false);
}
