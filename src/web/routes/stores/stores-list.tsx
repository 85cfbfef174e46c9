import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Page } from '#contract/list.ts';
import type { StoreItem } from '#contract/store.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorBlock } from '../../components/error-block.tsx';
import { ListPagination } from '../../features/list/list-pagination.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { StoreCards } from './store-cards.tsx';
import type { useStoresParams } from './stores-params.ts';
import { StoresTable } from './stores-table.tsx';

type Props = { stores: UseQueryResult<Page<StoreItem>> } & ReturnType<typeof useStoresParams>;

/** The found stores: a table where there is room for one, cards where not; or why there are none. */
export function StoresList({ stores, params, change, isFiltered, clear }: Props) {
  const { t } = useTranslation();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const { data, error, isPlaceholderData: isStale } = stores;

  if (!data) {
    return (
      <Card sx={{ mt: 5.75 }}>
        {error ? (
          <ErrorBlock error={error} onRetry={() => void stores.refetch()} />
        ) : (
          <RowsSkeleton count={params.pageSize} />
        )}
      </Card>
    );
  }
  if (data.total === 0) {
    return (
      <>
        <ResultCount total={0} isCapped={false} />
        <Card>
          <EmptyState
            title={t('stores.filteredEmpty.title')}
            description={t('stores.filteredEmpty.description')}
            action={
              <Button variant="outlined" onClick={clear}>
                {t('stores.clear')}
              </Button>
            }
          />
        </Card>
      </>
    );
  }
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <ResultCount total={data.total} isCapped={data.totalIsCapped} />
        {isFiltered && (
          <Button size="small" onClick={clear}>
            {t('stores.clear')}
          </Button>
        )}
      </Stack>
      {isWide ? (
        <Card>
          <StoresTable items={data.items} params={params} change={change} isStale={isStale} />
        </Card>
      ) : (
        <StoreCards items={data.items} isStale={isStale} />
      )}
      <ListPagination
        page={params.page}
        pageSize={params.pageSize}
        total={data.total}
        totalIsCapped={data.totalIsCapped}
        onPage={(page) => change({ page })}
        onPageSize={(pageSize) => change({ pageSize })}
      />
    </>
  );
}

function ResultCount({ total, isCapped }: { total: number; isCapped: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const n = format.count(total);
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ py: 1.5 }}>
      {isCapped ? t('stores.countCapped', { n }) : t('stores.count', { count: total, n })}
    </Typography>
  );
}

function RowsSkeleton({ count }: { count: number }) {
  return (
    <Box sx={{ p: 2 }}>
      {Array.from({ length: Math.min(count, 10) }, (_, row) => row).map((row) => (
        <Stack key={row} direction="row" sx={{ gap: 2, alignItems: 'center', height: { xs: 160, md: 88 } }}>
          <Skeleton variant="rounded" width={36} height={36} sx={{ flexShrink: 0 }} />
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton variant="text" width="30%" />
            <Skeleton variant="text" width="45%" />
          </Box>
          <Skeleton variant="rounded" width={96} height={40} />
          <Skeleton variant="rounded" width={96} height={40} />
        </Stack>
      ))}
    </Box>
  );
}
