import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { isolate } from '../../format/isolate.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { List } from '../list/list-params.ts';
import { askedFilters, RANGES } from './filter-params.ts';
import { isOfStores } from './list-filters.tsx';

/** What a list is narrowed by, each to be taken away, and all at once. */
export function FilterChips({ list }: { list: List }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { change, clear } = list;
  const params = { ...list.params, ...askedFilters(list.params) };
  if (!list.isFiltered) return null;
  const rangeText = (min: number | null, max: number | null, isMoney: boolean) => {
    const amount = (value: number) => (isMoney ? isolate(format.usd(value)) : format.count(value));
    if (min !== null && max !== null) return isolate(isMoney ? format.usdRange(min, max) : format.countRange(min, max));
    return min !== null ? t('filter.from', { n: amount(min) }) : t('filter.upTo', { n: amount(max ?? 0) });
  };
  const chips = [
    params.q !== '' && {
      key: 'q',
      label: t('common.quoted', { text: params.q }),
      remove: () => change({ q: '' }),
    },
    params.favorited === true && {
      key: 'favorited',
      label: t('filter.favorited'),
      remove: () => change({ favorited: null }),
    },
    ...params.tags.map((tag) => ({
      key: tag,
      label: t(`tag.${tag}`),
      remove: () => change({ tags: params.tags.filter((one) => one !== tag) }),
    })),
    ...params.countries.map((country) => ({
      key: country,
      label: format.countryName(country),
      remove: () => change({ countries: params.countries.filter((one) => one !== country) }),
    })),
    ...RANGES.map(
      ({ key, min, max, isMoney }) =>
        (params[min] !== null || params[max] !== null) && {
          key,
          label: t('common.labelled', {
            label: t(`filter.${key}`),
            value: rangeText(params[min], params[max], isMoney),
          }),
          remove: () => change({ [min]: null, [max]: null }),
        },
    ),
    params.sureGrowth === true && {
      key: 'sureGrowth',
      label: t('filter.sureGrowth'),
      remove: () => change({ sureGrowth: null }),
    },
    params.stock !== null && {
      key: 'stock',
      label: t(`filter.${isOfStores(list.name) ? 'stockOfStore' : 'stockIs'}.${params.stock}`),
      remove: () => change({ stock: null }),
    },
    ...params.platforms.map((platform) => ({
      key: platform,
      label: t(`store.platform.${platform}`),
      remove: () => change({ platforms: params.platforms.filter((one) => one !== platform) }),
    })),
    ...params.signals.map((signal) => ({
      key: signal,
      label: t(`filter.signal.${signal}`),
      remove: () => change({ signals: params.signals.filter((one) => one !== signal) }),
    })),
    ...params.status.map((status) => ({
      key: status,
      label: t(`store.status.${status}`),
      remove: () => change({ status: params.status.filter((one) => one !== status) }),
    })),
  ].filter((chip) => chip !== false);
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}>
      <Stack
        component="ul"
        direction="row"
        aria-label={t('filter.active')}
        sx={{ m: 0, p: 0, listStyle: 'none', gap: 1, flexWrap: 'wrap', minWidth: 0 }}
      >
        {chips.map(({ key, label, remove }) => (
          <li key={key}>
            <Chip
              label={<bdi>{label}</bdi>}
              onClick={remove}
              onDelete={remove}
              aria-label={t('filter.remove', { name: label })}
              sx={{ maxWidth: { xs: 'calc(100vw - 64px)', sm: 360 } }}
            />
          </li>
        ))}
      </Stack>
      <Button size="small" onClick={clear}>
        {t('filter.clear')}
      </Button>
    </Stack>
  );
}
