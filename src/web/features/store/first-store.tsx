import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state.tsx';

/** Before the first store: what will be here, and the one thing to do. */
export function FirstStore({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('overview.firstUse.title')}
      description={t('overview.firstUse.description')}
      action={
        <Button variant="contained" onClick={onAdd}>
          {t('overview.firstUse.action')}
        </Button>
      }
    />
  );
}
