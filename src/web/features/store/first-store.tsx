import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state.tsx';
import { OpenPracticeStores } from './open-practice-stores.tsx';
import { TrackAddress } from './track-address.tsx';

/** Before the first store: what will be here, and the one thing to do: an address is enough. */
export function FirstStore() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('overview.firstUse.title')}
      description={t('overview.firstUse.description')}
      action={
        <Stack sx={{ gap: 3, width: { xs: 1, sm: 360 } }}>
          <TrackAddress />
          <OpenPracticeStores />
        </Stack>
      }
    />
  );
}
