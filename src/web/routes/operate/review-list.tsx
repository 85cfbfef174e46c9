import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operateEndpoints } from '#contract/endpoints/operate.ts';
import type { OperatedReview, ReviewDecision } from '#contract/review.ts';
import { ask } from '../../api/client.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { type Act, ActMenu } from './act-menu.tsx';
import { OperateList } from './operate-list.tsx';
import { reviewsQuery } from './operate-queries.ts';

const COLOR = { waiting: 'info', approved: 'success', refused: 'default' } as const;

/** Members' reviews. An approved one is shown on the landing page. */
export function ReviewList() {
  const { t } = useTranslation();
  const format = useFormat();
  const [asked, setAsked] = useState({ q: '', page: 0 });
  const actsFor = ({ id, state, writtenAt, email, name }: OperatedReview): Act[] => {
    const who = email ?? name;
    const act = (key: 'approve' | 'refuse', decided: ReviewDecision['state']): Act => ({
      key,
      label: t(`operate.reviews.act.${key}`),
      question: t(`operate.reviews.ask.${key}`, { name: who }),
      work: () => ask(operateEndpoints.decideReview, { params: { id }, body: { state: decided, writtenAt } }),
    });
    return [
      ...(state === 'approved' ? [] : [act('approve', 'approved')]),
      ...(state === 'refused' ? [] : [act('refuse', 'refused')]),
    ];
  };
  return (
    <OperateList
      label={t('operate.tab.reviews')}
      searchLabel={t('operate.reviews.search')}
      empty={t('operate.reviews.none')}
      asked={asked}
      onAsk={setAsked}
      source={useQuery(reviewsQuery(asked))}
      columns={[
        t('operate.reviews.who'),
        t('operate.reviews.text'),
        t('operate.mail.state'),
        t('operate.reviews.written'),
        t('operate.acts'),
      ]}
      row={(review) => [
        <Box key="who">
          <bdi>{review.name}</bdi> {review.isPractice && <Chip size="small" label={t('store.practice.label')} />}
          <Typography variant="body2" dir="auto" sx={{ color: 'text.secondary' }}>
            {review.about}
          </Typography>
          <Typography variant="caption" component="bdi" dir="ltr" sx={{ color: 'text.secondary' }}>
            {review.email}
          </Typography>
        </Box>,
        <Box key="text" sx={{ minWidth: 280, maxWidth: 560, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {review.stars !== null && (
            <Box component="span" sx={{ display: 'block' }}>
              {t('operate.reviews.stars', { count: review.stars, n: format.count(review.stars) })}
            </Box>
          )}
          <Box dir="auto">{review.text}</Box>
        </Box>,
        <Chip
          key="state"
          size="small"
          variant="outlined"
          color={COLOR[review.state]}
          label={t(`operate.reviews.is.${review.state}`)}
        />,
        format.dateTime(review.writtenAt),
        <ActMenu key="acts" name={review.email ?? review.name} acts={actsFor(review)} />,
      ]}
    />
  );
}
