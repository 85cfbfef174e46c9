import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferralEntry, ReferralState } from '#contract/billing/referral.ts';
import { SMALL_PAGE_SIZES } from '#contract/billing/transaction.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ScrolledTable } from '../../components/list/scrolled-table.tsx';
import { ExportMenu } from '../../features/list/export-menu.tsx';
import { ListPagination } from '../../features/list/list-pagination.tsx';
import { REFERRALS_FILE } from '../../features/referral/referrals.ts';
import { useFormat } from '../../i18n/use-format.ts';

const COLORS: Record<ReferralState, 'default' | 'info' | 'success'> = {
  joined: 'default',
  paid: 'info',
  earned: 'success',
  refunded: 'default',
  'disposable-address': 'default',
  'own-payment-method': 'default',
};

type PageSize = (typeof SMALL_PAGE_SIZES)[number];

/** The friends who joined through my link, and what became of each referral. */
export function FriendTable({ friends }: { friends: ReferralEntry[] }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState<PageSize>(SMALL_PAGE_SIZES[0]);
  return (
    <section aria-labelledby="friends">
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', mb: 1.5 }}>
        <Typography id="friends" variant="h4" component="h2">
          {t('referrals.friends.title')}
        </Typography>
        {friends.length > 0 && <ExportMenu small="list" source={REFERRALS_FILE} />}
      </Stack>
      <Card>
        {friends.length === 0 ? (
          <EmptyState
            headingLevel="h3"
            title={t('referrals.friends.none.title')}
            description={t('referrals.friends.none.description')}
          />
        ) : (
          <ScrolledTable label={t('referrals.friends.title')} sx={{ overflowWrap: 'anywhere' }}>
            <TableHead>
              <TableRow>
                <TableCell>{t('referrals.friends.friend')}</TableCell>
                <TableCell>{t('referrals.friends.joined')}</TableCell>
                <TableCell>{t('referrals.friends.state')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {friends.slice(page * pageSize, (page + 1) * pageSize).map((entry) => (
                <Row key={`${entry.joinedAt} ${entry.friend}`} entry={entry} />
              ))}
            </TableBody>
          </ScrolledTable>
        )}
      </Card>
      {friends.length > SMALL_PAGE_SIZES[0] && (
        <ListPagination
          sizes={SMALL_PAGE_SIZES}
          page={page}
          pageSize={pageSize}
          total={friends.length}
          totalIsCapped={false}
          onPage={setPage}
          onPageSize={(size) => {
            setPage(0);
            setPageSize(size);
          }}
        />
      )}
    </section>
  );
}

function Row({ entry: { friend, joinedAt, standsAt, state } }: { entry: ReferralEntry }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        {friend ? <bdi dir="ltr">{friend}</bdi> : t('referrals.friends.gone')}
      </TableCell>
      <TableCell>{format.date(joinedAt)}</TableCell>
      <TableCell>
        <Chip size="small" variant="outlined" color={COLORS[state]} label={t(`referrals.state.${state}`)} />
        {state === 'paid' && standsAt && (
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
            {t('referrals.friends.standsAt', { date: format.date(standsAt) })}
          </Typography>
        )}
      </TableCell>
    </TableRow>
  );
}
