import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { FILTER_LISTS } from '#contract/alert.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { RingList } from './ring-list.tsx';
import { RuleList } from './rule-list.tsx';

/** What I ask to be told of, and what rang. */
export function AlertsPage() {
  const { t } = useTranslation();
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
  const open = () => setParams({ new: 'true' });
  return (
    <>
      <PageHeader
        title={t('alerts.title')}
        description={t('alerts.description')}
        actions={
          <>
            <Button component={Link} to="/channels" color="inherit" variant="outlined">
              {t('channels.title')}
            </Button>
            <Button variant="contained" onClick={open}>
              {t('alerts.new')}
            </Button>
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
        <RuleList onNew={open} />
      </Box>
      <AlertDialog isOpen={isNew} subject={subject} onClose={() => setParams({}, { replace: true })} />
    </>
  );
}
