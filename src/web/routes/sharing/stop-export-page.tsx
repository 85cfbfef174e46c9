import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { sharingEndpoints } from '#contract/endpoints/sharing.ts';
import { ask } from '../../api/client.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { ProblemMessage } from '../../components/problem-message.tsx';

/** Where the mail of a scheduled export leads whoever wants no more of it; programs that only look stop nothing. */
export function StopExportPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const stop = useMutation({
    mutationFn: () => ask(sharingEndpoints.stopExportByMail, { query: { key: params.get('key') ?? '' } }),
  });
  const title = t(stop.isSuccess ? 'sharing.exports.stopped' : 'sharing.exports.stopTitle');
  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        headingLevel="h1"
        title={title}
        description={t(stop.isSuccess ? 'sharing.exports.stoppedDescription' : 'sharing.exports.stopDescription')}
        action={
          stop.isSuccess ? undefined : (
            <Button variant="contained" loading={stop.isPending} onClick={() => stop.mutate()}>
              {t('sharing.exports.stop')}
            </Button>
          )
        }
      />
      {stop.error && <ProblemMessage error={stop.error} />}
    </>
  );
}
