import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import { usePracticeStores } from './use-stores.ts';

/** Local mode: practice stores to try the tracking with. */
export function PracticeStoreChoices({ onChoose }: { onChoose: (url: string) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: stores = [] } = usePracticeStores();
  if (stores.length === 0) return null;
  return (
    <div>
      <Typography component="h3" variant="subtitle2">
        {t('stores.add.practice.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('store.practice.explanation')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {stores.map((store) => (
          <Chip
            key={store.url}
            clickable
            onClick={() => onChoose(store.url)}
            label={format.facts([store.name, t(`store.platform.${store.platform}`)])}
            // a name as wide as a phone takes two lines
            sx={{ height: 'auto', minHeight: 32, '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } }}
          />
        ))}
      </Stack>
    </div>
  );
}
