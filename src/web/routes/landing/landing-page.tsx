import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { useAuth } from '../../auth/auth-state.ts';
import { returnTarget } from '../../auth/return-to.ts';
import { PageTitle } from '../../components/page-title.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Pricing } from './pricing.tsx';

export function LandingPage() {
  const { t } = useTranslation();
  const { isAuthenticated, isVerified } = useAuth();
  const { search } = useLocation();
  if (isAuthenticated && isVerified) return <Navigate to={returnTarget(search, window.location.origin)} replace />;

  return (
    <>
      <PageTitle title={t('landing.documentTitle')} />
      <Hero />
      <HowItWorks />
      <Pricing />
      <Container component="section" id="reviews" maxWidth="lg" sx={{ py: { xs: 6, md: 8 }, scrollMarginTop: 72 }}>
        <Typography variant="h2">{t('landing.reviews.title')}</Typography>
        <Typography sx={{ mt: 1.5, maxWidth: 640, color: 'text.secondary' }}>{t('landing.reviews.none')}</Typography>
      </Container>
    </>
  );
}
