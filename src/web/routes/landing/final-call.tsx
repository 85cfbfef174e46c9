import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../navigation/link-button.tsx';

export function FinalCall() {
  const { t } = useTranslation('article');
  return (
    <Container component="section" maxWidth="lg" aria-labelledby="final-call" sx={{ pt: { xs: 6, md: 10 }, pb: 2 }}>
      <Box sx={{ px: { xs: 3, md: 8 }, py: { xs: 5, md: 7 }, borderRadius: 2, bgcolor: 'primary.main' }}>
        <Typography variant="h2" id="final-call" sx={{ color: 'primary.contrastText' }}>
          {t('landing.final.title')}
        </Typography>
        <Typography sx={{ mt: 1.5, color: 'primary.contrastText' }}>{t('landing.final.description')}</Typography>
        <LinkButton
          to="/signup"
          size="large"
          sx={{
            mt: 3,
            bgcolor: 'primary.contrastText',
            color: 'primary.main',
            '&:hover': { bgcolor: 'primary.contrastText' },
          }}
        >
          {t('landing.final.action')}
        </LinkButton>
      </Box>
    </Container>
  );
}
