import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A box for content that exists only in local mode, marked as such. */
export function LocalBox({ children, action }: { children: ReactNode; action?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Box
      component="aside"
      sx={{
        mt: 3,
        p: 2,
        borderRadius: 1,
        border: '1px dashed',
        borderColor: 'surface.outline',
        bgcolor: 'surface.sunken',
      }}
    >
      <Typography variant="overline" component="p">
        {t('login.demo.title')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
      {action && <Box sx={{ mt: 1.5 }}>{action}</Box>}
    </Box>
  );
}
