import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { STORE_STATUSES } from '#contract/filters.ts';
import { TAGS, type Tag } from '#contract/tag.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { List } from '../list/list-params.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { COUNTRIES } from './countries.ts';
import { MY_STATUSES, RANGES } from './filter-params.ts';
import { listTagsQuery } from './list-tags.ts';
import { RangeFilter } from './range-filter.tsx';
import { SavedFiltersPanel } from './saved-filters-panel.tsx';

/** Every filter of a list. Each holds as soon as it is set. */
export function FilterForm({ list, onApplied }: { list: List; onApplied?: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const statusId = useId();
  const { params, change, name } = list;
  const isStores = name === 'stores' || name === 'database/stores';
  const isDatabase = name.startsWith('database/');
  const statuses = isDatabase ? STORE_STATUSES : MY_STATUSES;
  const counts = useQuery(listTagsQuery()).data;
  const countries = useMemo(() => {
    const collator = new Intl.Collator(format.locale);
    return COUNTRIES.toSorted((a, b) => collator.compare(format.countryName(a), format.countryName(b)));
  }, [format]);
  const tags = useMemo(() => {
    const collator = new Intl.Collator(format.locale);
    return TAGS.toSorted((a, b) => collator.compare(t(`tag.${a}`), t(`tag.${b}`)));
  }, [format.locale, t]);
  const countOf = (tag: Tag) => {
    const products = isDatabase && !isStores ? counts?.items.find((item) => item.tag === tag)?.products : undefined;
    return products === undefined ? null : format.compact(products, 1);
  };
  return (
    <Stack sx={{ gap: 2.5 }}>
      <SavedFiltersPanel list={list} onApplied={onApplied} />
      <Divider />
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={params.favorited === true}
            onChange={(event) => change({ favorited: event.target.checked || null })}
          />
        }
        label={t('filter.favorited')}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ m: 0, gap: 1, minHeight: 32 }}
      />
      <ChoiceFilter
        label={t('filter.tags')}
        options={tags}
        value={params.tags}
        nameOf={(tag) => t(`tag.${tag}`)}
        noteOf={countOf}
        onChange={(chosen) => change({ tags: chosen })}
      />
      <ChoiceFilter
        label={t('filter.countries')}
        options={countries}
        value={params.countries}
        nameOf={format.countryName}
        onChange={(chosen) => change({ countries: chosen })}
      />
      {RANGES.map(({ key, min, max, isMoney }) => (
        <RangeFilter
          key={key}
          label={t(key === 'price' && isStores ? 'filter.medianPrice' : `filter.${key}`)}
          isMoney={isMoney}
          value={{ min: params[min], max: params[max] }}
          onChange={(ends) => change({ [min]: ends.min, [max]: ends.max })}
        />
      ))}
      <Box role="group" aria-labelledby={statusId}>
        <Typography id={statusId} variant="subtitle2">
          {t(isStores ? 'filter.status' : 'filter.storeStatus')}
        </Typography>
        <FormGroup sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
          {statuses.map((status) => (
            <FormControlLabel
              key={status}
              control={
                <Checkbox
                  size="small"
                  checked={params.status.includes(status)}
                  onChange={(event) =>
                    change({
                      status: statuses.filter((one) =>
                        one === status ? event.target.checked : params.status.includes(one),
                      ),
                    })
                  }
                />
              }
              label={t(`store.status.${status}`)}
              slotProps={{ typography: { variant: 'body2' } }}
            />
          ))}
        </FormGroup>
      </Box>
    </Stack>
  );
}
