import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LinkButton } from '../../navigation/link-button.tsx';
import { SampleEstimate } from './sample-estimate.tsx';

export function Hero() {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <Container
      maxWidth="lg"
      sx={{
        display: 'grid',
        gap: { xs: 5, md: 8 },
        alignItems: 'center',
        gridTemplateColumns: { md: '1.2fr 1fr' },
        py: { xs: 6, md: 12 },
      }}
    >
      <Box>
        <Typography variant="h1" sx={{ fontSize: { xs: '2rem', md: '2.75rem' }, textWrap: 'balance' }}>
          {t('landing.hero.title')}
        </Typography>
        <Typography sx={{ mt: 2.5, fontSize: '1.0625rem', color: 'text.secondary', maxWidth: 560 }}>
          {t('landing.hero.description')}
        </Typography>
        <Stack direction="row" sx={{ mt: 4, gap: 1.5, flexWrap: 'wrap' }}>
          <LinkButton to={`/signup${search}`} variant="contained" size="large">
            {t('landing.hero.action')}
          </LinkButton>
          <LinkButton to={`/${search}#how`} color="inherit" size="large">
            {t('landing.hero.how')}
          </LinkButton>
        </Stack>
      </Box>
      <SampleEstimate />
    </Container>
  );
}
