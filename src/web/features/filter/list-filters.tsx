import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SIGNALS, STOCKS } from '#contract/filters.ts';
import { isOfStores } from '#contract/messages/alert.ts';
import { PLATFORMS } from '#contract/platform.ts';
import { TAGS, type Tag } from '#contract/tag.ts';
import { Term } from '../../components/term.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useOneEntry } from '../../navigation/one-entry.ts';
import type { List } from '../list/list-params.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { COUNTRIES } from './countries.ts';
import { RANGES } from './filter-params.ts';
import { listTagsQuery } from './list-tags.ts';
import { RangeFilter } from './range-filter.tsx';

type Props = { list: List };

type Ranged = (typeof RANGES)[number]['key'];

/** For a store, these filters apply to all its products together. */
const OF_STORES = { price: 'filter.medianPrice', discount: 'filter.discountedShare' } as const;

/** The name of a range in a list: its field's label, and the label of its chip. */
export function rangeName(list: List['name'], key: Ranged) {
  return isOfStores(list) && (key === 'price' || key === 'discount') ? OF_STORES[key] : (`filter.${key}` as const);
}

export function PlatformFilter({ list: { params, change } }: Props) {
  const { t } = useTranslation();
  return (
    <ChoiceFilter
      label={t('filter.platforms')}
      options={PLATFORMS}
      value={params.platforms}
      nameOf={(platform) => t(`store.platform.${platform}`)}
      onChange={(platforms) => change({ platforms })}
    />
  );
}

export function SignalFilter({ list: { params, change } }: Props) {
  const { t } = useTranslation();
  return (
    <ChoiceFilter
      label={t('filter.signals')}
      options={SIGNALS}
      value={params.signals}
      nameOf={(signal) => t(`filter.signal.${signal}`)}
      onChange={(signals) => change({ signals })}
    />
  );
}

export function StockFilter({ list: { name, params, change } }: Props) {
  const { t } = useTranslation();
  const entry = useOneEntry(params.stock);
  const choose = (value: string) => {
    const stock = STOCKS.find((one) => one === value) ?? null;
    change({ stock }, entry.historyTo(stock));
  };
  return (
    <TextField
      select
      {...entry.handlers}
      label={t('filter.stock')}
      value={params.stock ?? ''}
      onChange={(event) => choose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('filter.any')}</option>
      {STOCKS.map((stock) => (
        <option key={stock} value={stock}>
          {t(`filter.${isOfStores(name) ? 'stockOfStore' : 'stockIs'}.${stock}`)}
        </option>
      ))}
    </TextField>
  );
}

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
    return products === undefined ? null : format.compact(products, { digits: 1 });
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

/** A range of two amounts. Money is in US dollars. */
export function AmountFilter({ list: { name, params, change }, of }: Props & { of: Ranged }) {
  const { t } = useTranslation();
  const { key, min, max, isMoney, limits } = RANGES.find((range) => range.key === of)!;
  const label = t(rangeName(name, key));
  const term = key === 'growth' ? 'change' : isOfStores(name) && key === 'price' ? 'median' : null;
  return (
    <RangeFilter
      label={term ? <Term of={term}>{label}</Term> : label}
      isMoney={isMoney}
      limits={limits}
      value={{ min: params[min], max: params[max] }}
      onChange={(ends) => change({ [min]: ends.min, [max]: ends.max })}
    />
  );
}
