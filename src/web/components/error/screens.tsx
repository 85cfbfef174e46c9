import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../auth/auth-state.ts';
import { FailureIllustration, ForbiddenIllustration, NotFoundIllustration } from '../../icons/error-illustrations.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { usePublicHref } from '../../navigation/public-link.tsx';
import { Splash } from '../splash.tsx';
import { ErrorScreen } from './screen.tsx';
import { useIsOnline } from './use-is-online.ts';

export function NotFound() {
  const { t } = useTranslation();
  return (
    <ErrorScreen
      illustration={<NotFoundIllustration />}
      title={t('screen.notFound.title')}
      description={t('screen.notFound.description')}
      action={<BackHome />}
    />
  );
}

export function Forbidden() {
  const { t } = useTranslation();
  const { isInitialized, isAuthenticated } = useAuth();
  if (!isInitialized) return <Splash />;
  const reader = isAuthenticated ? 'member' : 'guest';
  return (
    <ErrorScreen
      illustration={<ForbiddenIllustration />}
      title={t(`screen.forbidden.${reader}.title`)}
      description={t(`screen.forbidden.${reader}.description`)}
      action={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          {!isAuthenticated && (
            <LinkButton to="/login" variant="contained">
              {t('common.login')}
            </LinkButton>
          )}
          <BackHome variant={isAuthenticated ? 'contained' : 'outlined'} />
        </Stack>
      }
    />
  );
}

/** For what broke, or could not be loaded because this device was offline. */
export function Failure() {
  const [wasOnline] = useState(navigator.onLine);
  return wasOnline ? <DefaultError /> : <NoConnection />;
}

/** For defects. The link home also reloads the application. */
function DefaultError() {
  const { t } = useTranslation();
  return (
    <ErrorScreen
      illustration={<FailureIllustration />}
      title={t('screen.failure.title')}
      description={t('screen.failure.description')}
      action={
        <Button variant="contained" onClick={() => window.location.assign('/')}>
          {t('screen.backHome')}
        </Button>
      }
    />
  );
}

/** For what cannot be reached. It reloads as soon as there is a network again. */
export function NoConnection() {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) window.location.reload();
  }, [isOnline]);
  return (
    <ErrorScreen
      illustration={<FailureIllustration />}
      title={t('error.network.title')}
      description={t('error.network.detail')}
      action={
        <Button variant="contained" disabled={!isOnline} onClick={() => window.location.reload()}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}

export function BackHome({ variant = 'contained' }: { variant?: 'contained' | 'outlined' }) {
  const { t } = useTranslation();
  return (
    <LinkButton to={usePublicHref('/')} variant={variant}>
      {t('screen.backHome')}
    </LinkButton>
  );
}
