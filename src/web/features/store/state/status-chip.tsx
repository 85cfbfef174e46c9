import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { StoreStatus } from '#contract/filters.ts';

const COLOR = {
  TRACKED: 'success',
  DATABASE: 'warning',
  SUSPENDED: 'default',
  FAILED: 'error',
  CREATED: 'info',
} as const satisfies Record<StoreStatus, string>;

export function StatusChip({ status }: { status: StoreStatus }) {
  const { t } = useTranslation();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLOR[status]}
      label={t(`store.status.${status}`)}
      sx={{ flexShrink: 0 }}
    />
  );
}
