import ToggleButton from '@mui/material/ToggleButton';
import { useTranslation } from 'react-i18next';
import type { Sales } from '#contract/filters.ts';

type Props = { sales: Sales | null | undefined; onChange: (sales: Sales) => void };

/** Turns a list of products to those without sales and back; where both are one list there is nothing to turn. */
export function SalesToggle({ sales, onChange }: Props) {
  const { t } = useTranslation();
  if (!sales) return null;
  const isWithout = sales === 'without';
  return (
    <ToggleButton
      value="without"
      size="small"
      selected={isWithout}
      onChange={() => onChange(isWithout ? 'with' : 'without')}
      sx={{
        height: 40,
        px: 1.5,
        color: 'text.primary',
        borderColor: 'surface.outline',
        whiteSpace: 'nowrap',
        '&.Mui-selected': { fontWeight: 650 },
      }}
    >
      {t('list.withoutSales')}
    </ToggleButton>
  );
}
