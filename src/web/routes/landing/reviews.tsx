import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { BLANK } from '#contract/page-blanks.ts';
import { Section } from './section.tsx';

/** What a deployment configures, each in the card the server repeats; where it configures none, a word that says so. */
export function Reviews() {
  const { t } = useTranslation('article');
  const { reviews, noReviews, review } = BLANK;
  return (
    <Section id="reviews" title={t('landing.reviews.title')}>
      {noReviews.begin}
      <Typography sx={{ mt: 1.5, maxWidth: 640, color: 'text.secondary' }}>{t('landing.reviews.none')}</Typography>
      {noReviews.end}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          mt: 4,
          mb: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
          '&:empty': { display: 'none' },
        }}
      >
        {reviews.begin}
        <Card component="li" sx={{ p: 3 }}>
          <Box component="blockquote" dir="auto" sx={{ m: 0, whiteSpace: 'pre-line' }}>
            {review.text}
          </Box>
          <Typography variant="subtitle2" dir="auto" sx={{ mt: 2 }}>
            {review.author}
          </Typography>
          <Typography variant="body2" dir="auto" sx={{ color: 'text.secondary' }}>
            {review.about}
          </Typography>
        </Card>
        {reviews.end}
      </Box>
    </Section>
  );
}
