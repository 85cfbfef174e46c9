import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../navigation/link-button.tsx';
import { ScreenPicture } from './screen-picture.tsx';

export function Hero() {
  const { t } = useTranslation('article');
  return (
    <Container maxWidth="lg" sx={{ pt: { xs: 6, md: 10 }, pb: { xs: 6, md: 10 } }}>
      <Box sx={{ maxWidth: 820, mx: 'auto', textAlign: { md: 'center' } }}>
        <Typography variant="h1" sx={{ fontSize: { xs: '2rem', md: '3rem' }, textWrap: 'balance' }}>
          {t('landing.hero.title')}
        </Typography>
        <Typography sx={{ mt: 2.5, mx: 'auto', fontSize: '1.0625rem', color: 'text.secondary', maxWidth: 660 }}>
          {t('landing.hero.description')}
        </Typography>
        <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: { md: 'center' } }}>
          <LinkButton to="/signup" variant="contained" size="large">
            {t('landing.hero.action')}
          </LinkButton>
          <LinkButton to="#how" color="inherit" size="large">
            {t('landing.hero.how')}
          </LinkButton>
        </Box>
      </Box>
      <Box component="figure" sx={{ m: 0, mt: { xs: 5, md: 7 } }}>
        <ScreenPicture name="overview" sizes="(min-width: 1200px) 1152px, 94vw" isFirst />
        <Typography
          component="figcaption"
          variant="body2"
          sx={{ mt: 1.5, color: 'text.secondary', textAlign: { md: 'center' } }}
        >
          {t('landing.screens.note')}
        </Typography>
      </Box>
    </Container>
  );
}
