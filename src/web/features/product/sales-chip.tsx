import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { Sales } from '#contract/filters.ts';

type Props = { sales: Sales | null | undefined; onChange: (sales: Sales) => void };

/** Turns a list of products to those without sales and back; where both are one list there is nothing to turn. */
export function SalesChip({ sales, onChange }: Props) {
  const { t } = useTranslation();
  if (!sales) return null;
  const isWithout = sales === 'without';
  return (
    <Chip
      label={t('list.withoutSales')}
      color={isWithout ? 'primary' : 'default'}
      variant={isWithout ? 'filled' : 'outlined'}
      aria-pressed={isWithout}
      onClick={() => onChange(isWithout ? 'with' : 'without')}
      sx={{ alignSelf: 'flex-start', my: 0.5 }}
    />
  );
}
