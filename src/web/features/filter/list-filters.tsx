import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TAGS, type Tag } from '#contract/tag.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { List } from '../list/list-params.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { COUNTRIES } from './countries.ts';
import { RANGES } from './filter-params.ts';
import { listTagsQuery } from './list-tags.ts';
import { RangeFilter } from './range-filter.tsx';

type Props = { list: List };

export function TagFilter({ list: { name, params, change } }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const counts = useQuery(listTagsQuery()).data;
  const tags = useMemo(() => {
    const collator = new Intl.Collator(format.locale);
    return TAGS.toSorted((a, b) => collator.compare(t(`tag.${a}`), t(`tag.${b}`)));
  }, [format.locale, t]);
  const countOf = (tag: Tag) => {
    const products =
      name === 'database/products' ? counts?.items.find((item) => item.tag === tag)?.products : undefined;
    return products === undefined ? null : format.compact(products, 1);
  };
  return (
    <ChoiceFilter
      label={t('filter.tags')}
      options={tags}
      value={params.tags}
      nameOf={(tag) => t(`tag.${tag}`)}
      noteOf={countOf}
      onChange={(chosen) => change({ tags: chosen })}
    />
  );
}

export function CountryFilter({ list: { params, change } }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const countries = useMemo(() => {
    const collator = new Intl.Collator(format.locale);
    return COUNTRIES.toSorted((a, b) => collator.compare(format.countryName(a), format.countryName(b)));
  }, [format]);
  return (
    <ChoiceFilter
      label={t('filter.countries')}
      options={countries}
      value={params.countries}
      nameOf={format.countryName}
      onChange={(chosen) => change({ countries: chosen })}
    />
  );
}

/** Between two amounts: of money in US dollars. */
export function AmountFilter({ list: { name, params, change }, of }: Props & { of: (typeof RANGES)[number]['key'] }) {
  const { t } = useTranslation();
  const { key, min, max, isMoney } = RANGES.find((range) => range.key === of)!;
  const isOfStores = name === 'stores' || name === 'database/stores';
  return (
    <RangeFilter
      label={t(key === 'price' && isOfStores ? 'filter.medianPrice' : `filter.${key}`)}
      isMoney={isMoney}
      value={{ min: params[min], max: params[max] }}
      onChange={(ends) => change({ [min]: ends.min, [max]: ends.max })}
    />
  );
}
