import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { AuthHeading } from '../../features/account/auth-heading.tsx';

export function ActionWorking({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <>
      <AuthHeading title={title}>{t('authAction.working')}</AuthHeading>
      <LinearProgress aria-label={t('common.loading')} />
    </>
  );
}
