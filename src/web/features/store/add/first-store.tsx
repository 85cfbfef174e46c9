import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../../../api/use-config.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../navigation/link-button.tsx';
import { OpenPracticeStores } from '../practice/open-stores.tsx';
import { TrackAddress } from './track-address.tsx';

/** Shows an example of the overview before there is a store. */
const EXAMPLE_PATH = '/overview?example=true';

/** Shown before the first store: what will appear here, and the one step needed, which is to enter an address. */
export function FirstStore() {
  const { t } = useTranslation();
  const config = useConfig();
  return (
    <EmptyState
      title={t('overview.firstUse.title')}
      description={t('overview.firstUse.description')}
      action={
        <Stack sx={{ gap: 3, width: { xs: 1, sm: 360 } }}>
          <TrackAddress />
          <OpenPracticeStores />
          {config?.isLocal === false && (
            <LinkButton to={EXAMPLE_PATH} variant="outlined" fullWidth>
              {t('overview.example.open')}
            </LinkButton>
          )}
        </Stack>
      }
    />
  );
}
