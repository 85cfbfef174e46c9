import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { parseAsNumberLiteral, useQueryStates } from 'nuqs';
import { useTranslation } from 'react-i18next';
import { SMALL_PAGE_SIZES } from '#contract/billing/transaction.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { listTransactionsQuery, TRANSACTIONS_FILE } from '../../features/billing/list-transactions.ts';
import { ExportMenu } from '../../features/list/export-menu.tsx';
import { ListPagination } from '../../features/list/list-pagination.tsx';
import { parseAsPage } from '../../features/list/list-params.ts';
import { TransactionCards } from './transaction-cards.tsx';
import { TransactionTable } from './transaction-table.tsx';

const PARAMS = {
  page: parseAsPage.withDefault(0),
  pageSize: parseAsNumberLiteral(SMALL_PAGE_SIZES).withDefault(SMALL_PAGE_SIZES[0]),
};

/** All payments and refunds. */
export function TransactionSection() {
  const { t } = useTranslation();
  const [params, setParams] = useQueryStates(PARAMS, { history: 'push' });
  const found = useQuery(listTransactionsQuery(params));
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const Rows = isWide ? TransactionTable : TransactionCards;
  const { data } = found;
  return (
    <section aria-labelledby="transactions">
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', gap: 2, mb: 1.5 }}
      >
        <Typography id="transactions" variant="h4" component="h2">
          {t('billing.transactions.title')}
        </Typography>
        {data && data.total > 0 && <ExportMenu source={TRANSACTIONS_FILE} />}
      </Stack>
      <Card>
        <Loaded source={found} waiting={<Skeleton variant="rectangular" height={280} />}>
          {({ items, total }) =>
            total === 0 ? (
              <EmptyState
                headingLevel="h3"
                title={t('billing.transactions.none.title')}
                description={t('billing.transactions.none.description')}
              />
            ) : (
              <Rows items={items} isStale={found.isPlaceholderData} />
            )
          }
        </Loaded>
      </Card>
      {data && data.total > 0 && (
        <ListPagination
          sizes={SMALL_PAGE_SIZES}
          page={params.page}
          pageSize={params.pageSize}
          total={data.total}
          totalIsCapped={data.totalIsCapped}
          onPage={(page) => void setParams({ page })}
          onPageSize={(pageSize) => void setParams({ page: 0, pageSize })}
        />
      )}
    </section>
  );
}
