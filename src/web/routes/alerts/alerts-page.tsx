import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FILTER_LISTS } from '#contract/messages/alert.ts';
import { PageHeader } from '../../components/page/header.tsx';
import { rulesQuery } from '../../features/alert/alert-queries.ts';
import { periodSearch } from '../../features/period/period-search.ts';
import { useGo } from '../../navigation/app-link.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { RingList } from './ring-list.tsx';
import { RuleList } from './rule-list.tsx';

/** My alert rules, and the alerts that rang. */
export function AlertsPage() {
  const { t } = useTranslation();
  const go = useGo();
  const [params, setParams] = useSearchParams();
  const isNew = params.get('new') === 'true';
  const subject = {
    groupId: params.get('groupId'),
    storeId: params.get('storeId'),
    productId: params.get('productId'),
    name: params.get('name'),
    filter: params.get('filter'),
    filterList: FILTER_LISTS.find((list) => list === params.get('filterList')) ?? 'products',
  };
  const isEmpty = useQuery(rulesQuery()).data?.items.length === 0;
  const make = (
    <Button variant="contained" onClick={() => go('/alerts?new=true')}>
      {t('alerts.new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('alerts.title')}
        description={t('alerts.description')}
        actions={
          <>
            <LinkButton to="/channels" color="inherit" variant="outlined">
              {t('channels.title')}
            </LinkButton>
            {!isEmpty && make}
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 960px)', xxl: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <RingList />
        <RuleList make={make} />
      </Box>
      <AlertDialog
        isOpen={isNew}
        subject={subject}
        onClose={() => setParams(periodSearch(params.toString()), { replace: true })}
      />
    </>
  );
}
