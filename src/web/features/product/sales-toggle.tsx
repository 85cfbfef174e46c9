import ToggleButton from '@mui/material/ToggleButton';
import { useTranslation } from 'react-i18next';
import type { Sales } from '#contract/filters.ts';

type Props = { sales: Sales | null | undefined; onChange: (sales: Sales) => void };

/** Switches a list to products without sales and back; hidden if the server does not separate them. */
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
