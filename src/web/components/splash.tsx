import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Logo } from './logo.tsx';

/** Covers the window until the sign-in state is known. */
export function Splash() {
  const { t } = useTranslation();
  return (
    <Box
      role="status"
      aria-label={t('common.loading')}
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'background.default',
      }}
    >
      <Logo size="large" />
    </Box>
  );
}
