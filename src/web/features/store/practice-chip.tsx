import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';

/** Marks a store that this program plays itself. */
export function PracticeChip() {
  const { t } = useTranslation();
  return (
    <Tooltip title={t('store.practice.explanation')}>
      <Chip
        size="small"
        label={t('store.practice.label')}
        sx={{ height: 20, fontWeight: 500, flexShrink: 0, '& .MuiChip-label': { overflow: 'visible' } }}
      />
    </Tooltip>
  );
}
