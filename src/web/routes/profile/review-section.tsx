import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { reviewEndpoints } from '#contract/endpoints/reviews.ts';
import {
  LONGEST_REVIEW,
  LONGEST_REVIEWER,
  MAX_STARS,
  type MyReview,
  type Review,
  SHORTEST_REVIEW,
} from '#contract/review.ts';
import { ask } from '../../api/client.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { ProblemMessage } from '../../components/error/problem-message.tsx';
import { RemoveButton } from '../../components/list/remove-button.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { SectionCard } from '../../components/page/section-card.tsx';
import { useNow } from '../../features/period/use-now.ts';
import { useFormat } from '../../i18n/use-format.ts';

const query = queryOptions({
  queryKey: ['review'],
  queryFn: ({ signal }) => ask(reviewEndpoints.getMyReview, { signal }),
});
const LOOKS = { waiting: 'info', approved: 'success', refused: 'warning' } as const;

/** My review of Tillwatch. It is on the landing page once an operator has approved it. */
export function ReviewSection({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('profile.review.title')} description={t('profile.review.description')}>
      <Loaded source={useQuery(query)} waiting={<Skeleton variant="rounded" height={220} />}>
        {(mine) => <Mine key={mine.review?.writtenAt} mine={mine} name={name} />}
      </Loaded>
    </SectionCard>
  );
}

function Mine({ mine: { review, writableFrom }, name }: { mine: MyReview; name: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isEarly = useNow() < Date.parse(writableFrom);
  if (isEarly && !review)
    return <Typography>{t('profile.review.from', { date: format.date(writableFrom) })}</Typography>;
  return (
    <Stack sx={{ gap: 2 }}>
      {review && (
        <Alert severity={LOOKS[review.state]} variant="outlined">
          {t(`profile.review.is.${review.state}`)}
        </Alert>
      )}
      <ReviewForm review={review} name={name} />
    </Stack>
  );
}

function ReviewForm({ review, name: ownName }: { review: Review | null; name: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const [text, setText] = useState(review?.text ?? '');
  const [stars, setStars] = useState(review?.stars ?? null);
  const [name, setName] = useState(review?.name ?? ownName);
  const [about, setAbout] = useState(review?.about ?? '');
  const toldBy = (done: string) => async () => {
    await queryClient.invalidateQueries({ queryKey: query.queryKey });
    toast.success(done);
  };
  const write = useMutation({
    mutationFn: () => ask(reviewEndpoints.writeReview, { body: { text, stars, name, about } }),
    onSuccess: toldBy(t('profile.review.sent')),
  });
  const removal = useMutation({
    mutationFn: () => ask(reviewEndpoints.removeReview, {}),
    onSuccess: toldBy(t('profile.review.removed')),
  });
  const { length } = text.trim();
  const isNew =
    text.trim() !== review?.text ||
    stars !== review.stars ||
    name.trim() !== review.name ||
    about.trim() !== review.about;
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        write.mutate();
      }}
      sx={{ gap: 2 }}
    >
      {write.error && <ProblemMessage error={write.error} />}
      <TextField
        multiline
        minRows={4}
        maxRows={12}
        label={t('profile.review.text')}
        helperText={
          length < SHORTEST_REVIEW
            ? t('profile.review.atLeast', { count: SHORTEST_REVIEW, n: format.count(SHORTEST_REVIEW) })
            : t('profile.review.length', { n: format.count(length), most: format.count(LONGEST_REVIEW) })
        }
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_REVIEW, dir: 'auto' } }}
      />
      <TextField
        select
        label={t('profile.review.stars')}
        value={stars ?? ''}
        onChange={(event) => setStars(event.target.value === '' ? null : Number(event.target.value))}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{t('profile.review.noStars')}</option>
        {Array.from({ length: MAX_STARS }, (_, index) => MAX_STARS - index).map((count) => (
          <option key={count} value={count}>
            {'★'.repeat(count)}
          </option>
        ))}
      </TextField>
      <TextField
        label={t('profile.review.name')}
        helperText={t('profile.review.nameHint')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_REVIEWER, dir: 'auto' } }}
      />
      <TextField
        label={t('profile.review.about')}
        helperText={t('profile.review.aboutHint')}
        value={about}
        onChange={(event) => setAbout(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_REVIEWER, dir: 'auto' } }}
      />
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <BusyButton
          type="submit"
          variant="outlined"
          isBusy={write.isPending}
          disabled={!isNew || length < SHORTEST_REVIEW || name.trim() === ''}
        >
          {t(review ? 'profile.review.sendAgain' : 'profile.review.send')}
        </BusyButton>
        {review && (
          <RemoveButton name={t('profile.review.title')} removal={removal}>
            {t('profile.review.removal')}
          </RemoveButton>
        )}
      </Stack>
    </Stack>
  );
}
