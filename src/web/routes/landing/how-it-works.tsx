import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { Section } from './section.tsx';

const STEPS = ['read', 'notice', 'estimate'] as const;

export function HowItWorks() {
  const { t } = useTranslation('article');
  const format = useFormat();
  return (
    <Section id="how" title={t('landing.how.title')} isRaised>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          p: 0,
          mt: 5,
          mb: 0,
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { md: 'repeat(3, 1fr)' },
        }}
      >
        {STEPS.map((step, index) => (
          <Box component="li" key={step}>
            <Typography
              aria-hidden
              variant="subtitle1"
              sx={{
                width: 36,
                height: 36,
                display: 'grid',
                placeItems: 'center',
                borderRadius: '50%',
                color: 'primary.main',
                border: 2,
                borderColor: 'primary.main',
              }}
            >
              {format.count(index + 1)}
            </Typography>
            <Typography variant="h4" component="h3" sx={{ mt: 2 }}>
              {t(`landing.how.${step}.title`)}
            </Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t(`landing.how.${step}.description`)}</Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 6, p: 3, borderRadius: 1.5, bgcolor: 'surface.sunken' }}>
        <Typography variant="h5" component="h3">
          {t('landing.limits.title')}
        </Typography>
        <Typography sx={{ mt: 1, maxWidth: '80ch', color: 'text.secondary' }}>
          {t('landing.limits.description')}
        </Typography>
      </Box>
    </Section>
  );
}
