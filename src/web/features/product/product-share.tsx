import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { ShareBar } from '../chart/ranked-list.tsx';

/** A product's part of its store's revenue. */
export function ProductShare({ share }: { share: number | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Box sx={{ width: 1, minWidth: 88, maxWidth: 160 }}>
      <Typography variant="body2" sx={{ mb: 0.5, fontVariantNumeric: 'tabular-nums' }}>
        {share === null ? t('store.productList.noShare') : format.percent(share)}
      </Typography>
      <ShareBar share={share ?? 0} />
    </Box>
  );
}
