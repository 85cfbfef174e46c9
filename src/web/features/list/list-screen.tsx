import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZES, type Page } from '#contract/list.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorBlock } from '../../components/error/block.tsx';
import { Unanswered } from '../../components/loaded.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { IS_SHARED } from '../../share/shared-place.ts';
import { FilterChips } from '../filter/filter-chips.tsx';
import { FilterDrawer, FilterRail } from '../filter/filter-panel.tsx';
import { LockedFilters } from '../filter/locked-filters.tsx';
import { ReadySets } from '../filter/ready-sets.tsx';
import { TurnedRanges } from '../filter/turned-ranges.tsx';
import { PeriodPicker } from '../period/period-picker.tsx';
import { ShareButton } from '../sharing/share-button.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import { ExportMenu } from './export-menu.tsx';
import type { FileSource } from './file-source.ts';
import { ListBar } from './list-bar.tsx';
import { ListPagination } from './list-pagination.tsx';
import type { List } from './list-params.ts';
import { NothingFound } from './nothing-found.tsx';
import { SearchField } from './search-field.tsx';
import { SortField } from './sort-field.tsx';
import { isTooBroad, TooBroad } from './too-broad.tsx';

type Props<Item> = {
  kind: 'stores' | 'products';
  list: List;
  found: UseQueryResult<Page<Item>>;
  /** All pages of the list as a file. */
  fileOf: (fileName: string) => FileSource;
  /** A notice on the whole list, for example a plan's limit. */
  notice?: ReactNode;
  /** Says which items are counted, for example only those with sales. */
  counted?: string;
  /** Shown beside the sorts. */
  beside?: ReactNode;
  /** The list for wide and for narrow screens. */
  table: (items: Item[], isStale: boolean) => ReactNode;
  cards: (items: Item[], isStale: boolean) => ReactNode;
};

/** A list with its search, filters, order and period, and the rows found or the reason why there are none. */
export function ListScreen<Item>({ kind, list, found, fileOf, notice, counted, beside, table, cards }: Props<Item>) {
  const { t } = useTranslation();
  const hasRail = useMediaQuery((theme) => theme.breakpoints.up('xl')) && !list.isLocked && !IS_SHARED;
  const countText = useCountText(kind);
  const { params, change } = list;
  const { data } = found;
  const count = data && !found.isPlaceholderData ? countText(data) : null;
  // the empty list names its filters itself
  const isNothing = data?.total === 0 && !found.isPlaceholderData;
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        alignItems: 'start',
        gridTemplateColumns: hasRail ? '280px minmax(0, 1fr)' : 'minmax(0, 1fr)',
      }}
    >
      {hasRail && <FilterRail list={list} />}
      <Box>
        {!IS_SHARED && (
          <ListBar
            search={
              <SearchField
                key={`${list.name} ${list.replacements}`}
                label={t(`filter.search.${kind}`)}
                value={params.q}
                onSearch={(q) => change({ q })}
              />
            }
            filters={list.isLocked ? <LockedFilters /> : !hasRail && <FilterDrawer list={list} count={count} />}
          >
            <SortField kind={kind} list={list} />
            {beside}
            <PeriodPicker value={params.dateRange} onChange={list.changePeriod} />
          </ListBar>
        )}
        {!list.isLocked && !IS_SHARED && list.name.startsWith('database/') && <ReadySets list={list} />}
        {!list.isLocked && !IS_SHARED && !isNothing && <FilterChips list={list} />}
        {!list.isLocked && <TurnedRanges list={list} />}
        {notice}
        <Found list={list} found={found} fileOf={fileOf} kind={kind} counted={counted} table={table} cards={cards} />
      </Box>
    </Box>
  );
}

function Found<Item>({ kind, list, found, fileOf, counted, table, cards }: Omit<Props<Item>, 'notice' | 'beside'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const countText = useCountText(kind);
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  // on a phone the period is folded away together with the order; a shared list has neither
  const isPeriodFolded = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const { params, change } = list;
  const scope = list.name.startsWith('database') ? 'catalogue' : 'mine';
  const shownName = `${t(`unavailable.list.${scope}.${kind}`)} · ${t(`period.range.${params.dateRange}`)}`;
  const { data, isPlaceholderData: isStale } = found;
  const toFirstPage = (
    <Button variant="outlined" onClick={() => change({ page: 0 })}>
      {t('list.first')}
    </Button>
  );
  if (!data) {
    return (
      <Card sx={{ mt: 5.75 }}>
        {isTooBroad(found.error) ? (
          <TooBroad list={list} error={found.error} />
        ) : isTooDeep(found.error) ? (
          <ErrorBlock error={found.error}>
            <Box sx={{ mt: 2 }}>{toFirstPage}</Box>
          </ErrorBlock>
        ) : (
          <Unanswered source={found} waiting={<RowsSkeleton count={params.pageSize} />} />
        )}
      </Card>
    );
  }
  // the filters have changed and the answer is still loading, so the empty list may be out of date
  if (isStale && data.total === 0)
    return (
      <Card sx={{ mt: 5.75 }}>
        <RowsSkeleton count={params.pageSize} />
      </Card>
    );
  const isPastEnd = data.total > 0 && data.items.length === 0;
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', pb: 0.5 }}>
        <Typography role="status" variant="body2" color="textSecondary">
          {format.facts([
            countText(data),
            data.total > 0 && counted,
            (isPeriodFolded || IS_SHARED) && t(`period.range.${params.dateRange}`),
          ])}
        </Typography>
        {data.total > 0 && !IS_SHARED && (
          <Stack direction="row">
            {isWide && <ColumnChooser list={list.name} />}
            <ShareButton size="small" name={shownName} />
            <ExportMenu
              source={fileOf(`${list.name.replace('/', '-')}-${params.dateRange.toLowerCase()}`)}
              name={shownName}
              isCapped={data.totalIsCapped}
            />
          </Stack>
        )}
      </Stack>
      {data.total === 0 || isPastEnd ? (
        <Card>
          {isPastEnd ? (
            <EmptyState title={t('list.pastEnd')} action={toFirstPage} />
          ) : list.isFiltered && !IS_SHARED ? (
            <NothingFound kind={kind} list={list} source={fileOf('')} countText={countText} />
          ) : (
            <EmptyState
              title={t(`filter.empty.${kind}`)}
              description={t(list.isFiltered ? 'filter.empty.filtered' : 'filter.empty.all')}
            />
          )}
        </Card>
      ) : isWide ? (
        // not `hidden`, which would break the sticky bar of chosen rows
        <Card sx={{ overflow: 'clip' }}>{table(data.items, isStale)}</Card>
      ) : (
        cards(data.items, isStale)
      )}
      {data.total > 0 && (
        <ListPagination
          sizes={PAGE_SIZES}
          page={params.page}
          pageSize={params.pageSize}
          total={data.total}
          totalIsCapped={data.totalIsCapped}
          onPage={(page) => change({ page })}
          onPageSize={(pageSize) => change({ pageSize })}
        />
      )}
    </>
  );
}

/** The address asks for a page beyond any list's end. */
function isTooDeep(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'page-too-deep';
}

function useCountText(kind: Props<unknown>['kind']): (found: Pick<Page<unknown>, 'total' | 'totalIsCapped'>) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ total, totalIsCapped }) => {
    const n = format.count(total);
    return totalIsCapped ? t(`filter.countCapped.${kind}`, { n }) : t(`filter.count.${kind}`, { count: total, n });
  };
}

function RowsSkeleton({ count }: { count: number }) {
  return (
    <Box sx={{ p: 2 }}>
      {Array.from({ length: Math.min(count, 10) }, (_, row) => row).map((row) => (
        <Stack key={row} direction="row" sx={{ gap: 2, alignItems: 'center', height: { xs: 96, md: 50 } }}>
          <Skeleton variant="rounded" width={36} height={36} sx={{ flexShrink: 0 }} />
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton variant="text" width="30%" />
            <Skeleton variant="text" width="45%" />
          </Box>
          {[0, 1].map((figure) => (
            <Skeleton key={figure} variant="rounded" height={40} sx={{ width: { xs: 56, sm: 96 }, flexShrink: 0 }} />
          ))}
        </Stack>
      ))}
    </Box>
  );
}
