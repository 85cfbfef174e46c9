import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { ShareBar } from '../chart/ranked-list.tsx';

function NoShare() {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden>–</span>
      <span style={visuallyHidden}>{t('store.productList.noShare')}</span>
    </>
  );
}

/** A product's share of its store's revenue. */
export function ProductShare({ share }: { share: number | null }) {
  const format = useFormat();
  return (
    <Box sx={{ width: 1, maxWidth: 160 }}>
      <Typography variant="body2" sx={{ mb: 0.5, fontVariantNumeric: 'tabular-nums' }}>
        {share === null ? <NoShare /> : format.share(share)}
      </Typography>
      <ShareBar share={share ?? 0} />
    </Box>
  );
}
