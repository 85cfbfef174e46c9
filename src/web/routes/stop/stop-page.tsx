import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { briefEndpoints } from '#contract/endpoints/briefs.ts';
import { sharingEndpoints } from '#contract/endpoints/sharing.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import { ask } from '../../api/client.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ProblemMessage } from '../../components/error/problem-message.tsx';
import { BackHome } from '../../components/error/screens.tsx';
import { PageTitle } from '../../components/page/title.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';

export function StopExportPage() {
  const { t } = useTranslation();
  return (
    <StopPage
      by={sharingEndpoints.stopExportByMail}
      title={t('sharing.exports.stopTitle')}
      description={t('sharing.exports.stopDescription')}
      label={t('sharing.exports.stop')}
      done={{ title: t('sharing.exports.stopped'), description: t('sharing.exports.stoppedDescription') }}
    />
  );
}

export function StopBriefPage() {
  const { t } = useTranslation();
  const action = (
    <LinkButton variant="contained" to="/briefs">
      {t('briefs.title')}
    </LinkButton>
  );
  return (
    <StopPage
      by={briefEndpoints.stopBrief}
      title={t('briefs.stopTitle')}
      description={t('briefs.stopDescription')}
      label={t('briefs.stop')}
      done={{ title: t('briefs.isStopped'), description: t('briefs.isStoppedDescription'), action }}
    />
  );
}

type Text = { title: string; description: string };
type Props = Text & {
  by: typeof sharingEndpoints.stopExportByMail | typeof briefEndpoints.stopBrief;
  label: string;
  done: Text & { action?: ReactNode };
};

/**
 * The page of a mail's stop link. One press stops that mail, whoever is signed in. Only opening the page stops nothing.
 */
function StopPage({ by, title, description, label, done }: Props) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const key = params.get('key') ?? '';
  const stop = useMutation({ mutationFn: () => ask(by, { query: { key } }) });
  const isIncomplete = key === '' || isNoKey(stop.error);
  const asking: Props['done'] = {
    ...{ title, description },
    action: (
      <BusyButton variant="contained" isBusy={stop.isPending} onClick={() => stop.mutate()}>
        {label}
      </BusyButton>
    ),
  };
  const incomplete: Props['done'] = {
    title: t('authAction.failed.incomplete'),
    description: t('auth.incomplete-link'),
    action: <BackHome />,
  };
  const shown = isIncomplete ? incomplete : stop.isSuccess ? done : asking;
  return (
    <>
      <PageTitle title={shown.title} />
      <EmptyState headingLevel="h1" {...shown} />
      {stop.error && !isIncomplete && <ProblemMessage error={stop.error} />}
    </>
  );
}

/** The key is incomplete or not ours. */
function isNoKey(error: unknown): boolean {
  return error instanceof ApiProblem && (error.code === 'not-found' || error.code === 'invalid-input');
}
