import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../api/api-problem.ts';
import { ErrorBlock } from '../../components/error/block.tsx';
import { AmountFilter, CountryFilter, TagFilter } from '../filter/list-filters.tsx';
import type { List } from './list-params.ts';

/** By the field paths that the server names. */
const FILTERS = {
  tags: { label: 'filter.tags', control: (list: List) => <TagFilter list={list} /> },
  countries: { label: 'filter.countries', control: (list: List) => <CountryFilter list={list} /> },
  minPrice: { label: 'filter.price', control: (list: List) => <AmountFilter list={list} of="price" /> },
  minOrders: { label: 'filter.orders', control: (list: List) => <AmountFilter list={list} of="orders" /> },
} as const;
type Path = keyof typeof FILTERS;

export function isTooBroad(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.code === 'too-broad';
}

/** Shown if a list takes too long: a button for each filter that would narrow it, which opens that filter. */
export function TooBroad({ list, error }: { list: List; error: ApiProblem }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Path | null>(null);
  const named = (error.details.fields ?? []).map(({ path }) => path);
  const paths = (Object.keys(FILTERS) as Path[]).filter((path) => named.includes(path) && !list.isLocked);
  return (
    <ErrorBlock error={error}>
      {paths.length > 0 && (
        <Stack
          role="group"
          aria-label={t('filter.narrow')}
          direction="row"
          sx={{ gap: 1, mt: 2, flexWrap: 'wrap', justifyContent: 'center' }}
        >
          {paths.map((path) => (
            <Button
              key={path}
              variant={path === shown ? 'contained' : 'outlined'}
              aria-expanded={path === shown}
              onClick={() => setShown(path === shown ? null : path)}
            >
              {t(FILTERS[path].label)}
            </Button>
          ))}
        </Stack>
      )}
      {shown && <Box sx={{ mt: 2, textAlign: 'start' }}>{FILTERS[shown].control(list)}</Box>}
    </ErrorBlock>
  );
}
