import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { accountEndpoints } from '#contract/endpoints/account.ts';
import { ask } from '../../api/client.ts';
import { checkSignIn } from '../../auth/check-sign-in.ts';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { ProblemMessage } from '../../components/error/problem-message.tsx';
import { Unanswered } from '../../components/loaded.tsx';
import { SectionCard } from '../../components/page/section-card.tsx';
import { SessionRow } from './session-row.tsx';
import { sessionsKey, sessionsQuery } from './sessions-query.ts';

const SHOWN_AT_FIRST = 5;

/** Where this account is signed in. Each session can be ended here. */
export function SessionsSection() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const sessions = useQuery(sessionsQuery());
  const [areAllShown, setAllShown] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const end = useMutation({
    mutationFn: (id: string) => ask(accountEndpoints.endSession, { params: { id } }),
    onSuccess: () => toast.success(t('profile.sessions.ended')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
  const endAll = useMutation({
    mutationFn: () => ask(accountEndpoints.endSessions, {}),
    onSuccess: async () => {
      toast.success(t('profile.sessions.endedAll'));
      await checkSignIn();
    },
  });
  const items = sessions.data?.items ?? [];
  const shown = areAllShown ? items : items.slice(0, SHOWN_AT_FIRST);

  return (
    <SectionCard anchor="sessions" title={t('profile.sessions.title')} description={t('profile.sessions.description')}>
      <Stack sx={{ gap: 2, '& > button': { alignSelf: 'flex-start' } }}>
        {!sessions.data && <Unanswered source={sessions} waiting={<Skeleton variant="rounded" height={96} />} />}
        {end.error && <ProblemMessage error={end.error} />}
        {shown.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
        {shown.length < items.length && (
          <Button color="inherit" onClick={() => setAllShown(true)}>
            {t('profile.sessions.showAll', { count: items.length })}
          </Button>
        )}
        {items.length > 0 && (
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            {t('profile.sessions.endAll')}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('profile.sessions.endAllTitle')}
        confirmLabel={t('profile.sessions.endAll')}
        color="error"
        isLoading={endAll.isPending}
        error={endAll.error}
        onConfirm={() => endAll.mutate()}
        onCancel={() => setAsking(false)}
      >
        {t('profile.sessions.endAllDescription')}
      </ConfirmDialog>
    </SectionCard>
  );
}
