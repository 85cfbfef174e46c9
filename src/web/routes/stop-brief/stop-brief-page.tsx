import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { briefEndpoints } from '#contract/endpoints/briefs.ts';
import { ask } from '../../api/client.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { ProblemMessage } from '../../components/problem-message.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';

/** Where the link in a mail leads: one press stops the brief, whoever is signed in. A visit alone stops nothing. */
export function StopBriefPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const query = { brief: params.get('brief') ?? '', key: params.get('key') ?? '' };
  const stop = useMutation({ mutationFn: () => ask(briefEndpoints.stopBrief, { query }) });
  const title = t(stop.isSuccess ? 'briefs.isStopped' : 'briefs.stopTitle');
  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        headingLevel="h1"
        title={title}
        description={t(stop.isSuccess ? 'briefs.isStoppedDescription' : 'briefs.stopDescription')}
        action={
          stop.isSuccess ? (
            <LinkButton variant="contained" to="/briefs">
              {t('briefs.title')}
            </LinkButton>
          ) : (
            <Button variant="contained" loading={stop.isPending} onClick={() => stop.mutate()}>
              {t('briefs.stop')}
            </Button>
          )
        }
      />
      {stop.error && <ProblemMessage error={stop.error} />}
    </>
  );
}
