import { useTranslation } from 'react-i18next';
import { ErrorScreen } from '../../components/error/screen.tsx';
import { LockedIllustration } from '../../icons/error-illustrations.tsx';

/** Shown if a shared address is invalid or has ended. */
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
