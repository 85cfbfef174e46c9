import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
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
      <Stack sx={{ gap: 3, maxWidth: 960 }}>
        <RingList />
        <RuleList onNew={open} />
      </Stack>
      <AlertDialog isOpen={isNew} subject={subject} onClose={() => setParams({}, { replace: true })} />
    </>
  );
}
