import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Details behind a sentence, which open on request. */
export function Details({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Box component="details" sx={{ mt: 0.5, maxWidth: '80ch', color: 'text.secondary' }}>
      <Typography component="summary" variant="caption" sx={{ display: 'list-item', cursor: 'pointer', minHeight: 24 }}>
        {t('common.details')}
      </Typography>
      <Typography variant="caption" component="p">
        {children}
      </Typography>
    </Box>
  );
}
