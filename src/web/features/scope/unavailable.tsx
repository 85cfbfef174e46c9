import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { PLAN_ORDER } from '#contract/billing/plan.ts';
import type { Scope } from '#contract/scope.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorBlock } from '../../components/error/block.tsx';
import { PageTitle } from '../../components/page/title.tsx';
import { UpgradeLink } from '../../components/upgrade/link.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { pagesOf } from './scope.ts';

type Props = { kind: 'stores' | 'products'; scope: Scope; error: Error; onRetry: () => void };

/** Replaces a page whose content does not exist, is not accessible, or could not be loaded. */
export function Unavailable({ kind, scope, error, onRetry }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const reason = reasonOf(error);
  if (reason === null) {
    return (
      <>
        <PageTitle title={t(`unavailable.list.${scope}.${kind}`)} />
        <ErrorBlock error={error} onRetry={onRetry} />
      </>
    );
  }
  const title = reason === 'notFound' ? t(`unavailable.title.${scope}.${kind}`) : t(`unavailable.${reason}.title`);
  const { used = 0, limit = 0 } = error instanceof ApiProblem ? error.details : {};
  const descriptions = {
    notFound: t('unavailable.description'),
    forbidden: t('unavailable.forbidden.description'),
    suspended: t('unavailable.suspended.description', { used: format.count(used), limit: format.count(limit) }),
  };
  // a suspended store is resumed in the list of stores
  const list = reason === 'suspended' ? 'stores' : kind;
  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        headingLevel="h1"
        title={title}
        description={descriptions[reason]}
        action={
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
            {reason === 'suspended' && <UpgradeLink variant="contained" plan={planOf(error)} />}
            <LinkButton variant={reason === 'suspended' ? 'text' : 'contained'} to={`${pagesOf(scope)}/${list}`}>
              {t(`unavailable.list.${scope}.${list}`)}
            </LinkButton>
          </Stack>
        }
      />
    </>
  );
}

// An id of the wrong form is refused as bad input; to the reader the store does not exist.
function reasonOf(error: Error): 'notFound' | 'forbidden' | 'suspended' | null {
  if (!(error instanceof ApiProblem)) return null;
  if (error.code === 'not-found' || error.code === 'invalid-input') return 'notFound';
  if (error.code === 'plan-limit-reached') return 'suspended';
  return error.status === 403 ? 'forbidden' : null;
}

function planOf(error: Error) {
  const unlockedBy = error instanceof ApiProblem ? error.details.unlockedBy : null;
  return PLAN_ORDER.find((plan) => plan === unlockedBy);
}

/** Whether requesting it again would not help. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 404 || error.status === 403);
}
