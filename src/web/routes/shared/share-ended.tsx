import { useTranslation } from 'react-i18next';
import { ErrorScreen } from '../../components/error-screen.tsx';
import { LockedIllustration } from '../../icons/error-illustrations.tsx';

/** Instead of a page whose address opens nothing, or nothing any more. */
export function ShareEnded() {
  const { t } = useTranslation();
  return (
    <ErrorScreen
      illustration={<LockedIllustration />}
      title={t('error.share-ended.title')}
      description={t('error.share-ended.detail')}
    />
  );
}
