import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ScreenPicture } from './screen-picture.tsx';
import { Section } from './section.tsx';

const SCREENS = ['product', 'database'] as const;

export function WhatYouSee() {
  const { t } = useTranslation('article');
  return (
    <Section id="screens" title={t('landing.show.title')}>
      {SCREENS.map((screen, index) => (
        <Box
          key={screen}
          sx={{
            mt: { xs: 5, md: 7 },
            display: 'grid',
            gap: { xs: 3, md: 6 },
            alignItems: 'center',
            gridTemplateColumns: { md: index % 2 === 0 ? '1fr 1.7fr' : '1.7fr 1fr' },
          }}
        >
          <Box sx={{ order: { md: index % 2 } }}>
            <Typography variant="h3">{t(`landing.show.${screen}.title`)}</Typography>
            <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{t(`landing.show.${screen}.description`)}</Typography>
          </Box>
          <Box>
            <ScreenPicture name={screen} sizes="(min-width: 1200px) 700px, 94vw" />
          </Box>
        </Box>
      ))}
    </Section>
  );
}
