import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { BLANK } from '#contract/page-blanks.ts';
import { MAX_STARS } from '#contract/review.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { Section } from './section.tsx';

/** Members' approved reviews, in one card that the server repeats. Without any, a suggestion of what to try. */
export function Reviews() {
  const { t } = useTranslation('article');
  const { reviews, noReviews, review } = BLANK;
  const { whereStars, whereAbout, wherePractice } = review;
  return (
    <Section id="reviews" title={t('landing.reviews.title')}>
      {noReviews.begin}
      <Typography sx={{ mt: 1.5, maxWidth: 640, color: 'text.secondary' }}>{t('landing.reviews.try')}</Typography>
      <LinkButton to="/signup" variant="outlined" sx={{ mt: 3 }}>
        {t('landing.hero.action')}
      </LinkButton>
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
          {whereStars.begin}
          <Box
            role="img"
            aria-label={t('landing.reviews.stars', { stars: review.count, most: MAX_STARS })}
            sx={{ mb: 1, color: 'primary.main', letterSpacing: '0.1em' }}
          >
            {review.stars}
          </Box>
          {whereStars.end}
          <Box component="blockquote" dir="auto" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {review.text}
          </Box>
          <Typography variant="subtitle2" component="p" dir="auto" sx={{ mt: 2 }}>
            {review.author}
          </Typography>
          {whereAbout.begin}
          <Typography variant="body2" dir="auto" sx={{ color: 'text.secondary' }}>
            {review.about}
          </Typography>
          {whereAbout.end}
          {wherePractice.begin}
          <Chip size="small" variant="outlined" label={t('landing.reviews.practice')} sx={{ mt: 1 }} />
          {wherePractice.end}
        </Card>
        {reviews.end}
      </Box>
    </Section>
  );
}
