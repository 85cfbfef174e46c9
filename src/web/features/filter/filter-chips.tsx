import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useKeptFocus } from '../../components/list/use-kept-focus.ts';
import type { List } from '../list/list-params.ts';
import { type FilterValue, useSetFilters } from './set-filters.ts';

/** The active filters of a list. Each can be removed, or all at once. */
export function FilterChips({ list }: { list: List }) {
  const { t } = useTranslation();
  const filters = useSetFilters(list);
  const values = filters.flatMap((filter) => filter.values);
  const around = useKeptFocus<HTMLDivElement>(values.length);
  if (values.length === 0) return null;
  return (
    <Stack ref={around} tabIndex={-1} direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}>
      <Stack
        component="ul"
        direction="row"
        aria-label={t('filter.active')}
        sx={{ m: 0, p: 0, listStyle: 'none', gap: 1, flexWrap: 'wrap', minWidth: 0 }}
      >
        {values.map((value) => (
          <li key={value.key}>
            <FilterChip list={list} filter={value} />
          </li>
        ))}
      </Stack>
      <Button size="small" onClick={list.clear}>
        {t('filter.clear')}
      </Button>
    </Stack>
  );
}

type ChipProps = {
  list: List;
  filter: FilterValue;
  /** Whether removing this filter alone brings results. */
  isCause?: boolean;
};

/** A filter that is removed by pressing it. */
export function FilterChip({ list, filter: { label, without }, isCause = false }: ChipProps) {
  const { t } = useTranslation();
  const remove = () => list.change(without);
  return (
    <Chip
      color={isCause ? 'primary' : 'default'}
      label={<bdi>{label}</bdi>}
      onClick={remove}
      onDelete={remove}
      aria-label={t('filter.remove', { name: label })}
      sx={{ maxWidth: { xs: 'calc(100vw - 64px)', sm: 360 } }}
    />
  );
}
