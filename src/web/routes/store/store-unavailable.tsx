import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../api/api-problem.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorBlock } from '../../components/error-block.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';

/** Instead of the page: the store is not mine or gone, not for me, or could not be loaded. */
export function StoreUnavailable({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  const kind = kindOf(error);
  if (kind === null) {
    return (
      <>
        <PageTitle title={t('stores.title')} />
        <ErrorBlock error={error} onRetry={onRetry} />
      </>
    );
  }
  return (
    <>
      <PageTitle title={t(`store.${kind}.title`)} />
      <EmptyState
        headingLevel="h1"
        title={t(`store.${kind}.title`)}
        description={t(`store.${kind}.description`)}
        action={
          <LinkButton variant="contained" to="/stores">
            {t(`store.${kind}.action`)}
          </LinkButton>
        }
      />
    </>
  );
}

// An id that cannot be one is refused as bad input; to the reader it is a store that is not there.
function kindOf(error: Error): 'notFound' | 'forbidden' | null {
  if (!(error instanceof ApiProblem)) return null;
  if (error.code === 'not-found' || error.code === 'invalid-input') return 'notFound';
  return error.status === 403 ? 'forbidden' : null;
}
