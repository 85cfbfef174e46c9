import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../api/api-problem.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorBlock } from '../../components/error-block.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { pagesOf, type Scope } from './scope.ts';

type Props = { kind: 'stores' | 'products'; scope: Scope; error: Error; onRetry: () => void };

/** Instead of a page: what it shows is not there or not mine, not for me, or could not be loaded. */
export function Unavailable({ kind, scope, error, onRetry }: Props) {
  const { t } = useTranslation();
  const reason = reasonOf(error);
  if (reason === null) {
    return (
      <>
        <PageTitle title={t(`unavailable.list.${scope}.${kind}`)} />
        <ErrorBlock error={error} onRetry={onRetry} />
      </>
    );
  }
  const title = reason === 'forbidden' ? t('unavailable.forbidden.title') : t(`unavailable.title.${scope}.${kind}`);
  return (
    <>
      <PageTitle title={title} />
      <EmptyState
        headingLevel="h1"
        title={title}
        description={t(reason === 'forbidden' ? 'unavailable.forbidden.description' : 'unavailable.description')}
        action={
          <LinkButton variant="contained" to={`${pagesOf(scope)}/${kind}`}>
            {t(`unavailable.list.${scope}.${kind}`)}
          </LinkButton>
        }
      />
    </>
  );
}

// An id that cannot be one is refused as bad input; to the reader it is a store that is not there.
function reasonOf(error: Error): 'notFound' | 'forbidden' | null {
  if (!(error instanceof ApiProblem)) return null;
  if (error.code === 'not-found' || error.code === 'invalid-input') return 'notFound';
  return error.status === 403 ? 'forbidden' : null;
}

/** Asking again, or for more of it, would not help. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 404 || error.status === 403);
}
