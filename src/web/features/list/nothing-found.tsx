import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Endpoint } from '#contract/endpoint.ts';
import { PAGE_SIZES, type Page } from '#contract/list.ts';
import { ask } from '../../api/client.ts';
import type { Given } from '../../api/send.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { FilterChip } from '../filter/filter-chips.tsx';
import { type SetFilter, useSetFilters } from '../filter/set-filters.ts';
import { storesKey } from '../store/store-keys.ts';
import type { FileSource } from './file-source.ts';
import type { List } from './list-params.ts';
import { isTooBroad } from './too-broad.tsx';

type Count = Pick<Page<unknown>, 'total' | 'totalIsCapped'>;

type Props = {
  kind: 'stores' | 'products';
  list: List;
  source: FileSource;
  countText: (count: Count) => string;
};

/** Shown if the filters leave nothing: each filter can be removed and says how many items there are without it. */
export function NothingFound({ kind, list, source, countText }: Props) {
  const { t } = useTranslation();
  const filters = useSetFilters(list);
  const counts = useQuery(countWithoutQuery(list, source, filters)).data ?? {};
  const known = filters.flatMap(({ key }) => counts[key] ?? []);
  const isOneTheCause = known.some(({ total }) => total > 0);
  const isNoneTheCause = filters.length > 1 && known.length === filters.length && !isOneTheCause;
  return (
    <EmptyState
      title={t(`filter.empty.${kind}`)}
      description={
        <>
          {isOneTheCause
            ? t('filter.empty.without', { count: filters.length })
            : t(isNoneTheCause ? 'filter.empty.stillNone' : 'filter.empty.filtered')}
          <Box
            component="ul"
            aria-label={t('filter.active')}
            sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', rowGap: 1 }}
          >
            {filters.map((filter) => {
              const count = counts[filter.key];
              const isCause = count !== undefined && count.total > 0;
              return (
                <Box
                  component="li"
                  key={filter.key}
                  sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', gap: 1 }}
                >
                  <FilterChip list={list} filter={filter} isCause={isCause} />
                  {isCause && <Typography variant="body2">{countText(count)}</Typography>}
                </Box>
              );
            })}
          </Box>
        </>
      }
      action={
        <Button variant="outlined" onClick={list.clear}>
          {t('filter.clear')}
        </Button>
      }
    />
  );
}

/**
 * How many items there are without each filter, requested one after the other. If one takes too long, the rest are not
 * requested.
 */
function countWithoutQuery(list: List, source: FileSource, filters: readonly SetFilter[]) {
  return queryOptions({
    queryKey: [...storesKey, 'without', list.name, list.asked],
    queryFn: async ({ signal }) => {
      const counts: Record<string, Count> = {};
      for (const { key, without } of filters) {
        const wider = { ...source.query, ...without, page: 0, pageSize: PAGE_SIZES[0] };
        const count = await countFound({ ...source, query: wider }, signal);
        if (count === null) break;
        counts[key] = count;
      }
      return counts;
    },
    retry: false,
  });
}

/** Null if it would take too long. */
async function countFound({ endpoint, params, query }: FileSource, signal: AbortSignal): Promise<Count | null> {
  const given: Partial<Given<Endpoint>> = { params, query, signal };
  try {
    return (await ask(endpoint, given as Given<Endpoint>)) as Count;
  } catch (error) {
    if (isTooBroad(error)) return null;
    throw error;
  }
}
