import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import {
  ComingSoonIllustration,
  FailureIllustration,
  ForbiddenIllustration,
  NotFoundIllustration,
} from '../icons/error-illustrations.tsx';
import { LinkButton } from '../navigation/link-button.tsx';
import { usePublicHref } from '../navigation/public-link.tsx';
import { ErrorScreen } from './error-screen.tsx';

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
  return (
    <ErrorScreen
      illustration={<ForbiddenIllustration />}
      title={t('screen.forbidden.title')}
      description={t('screen.forbidden.description')}
      action={<BackHome />}
    />
  );
}

export function ComingSoon() {
  const { t } = useTranslation();
  return (
    <ErrorScreen
      illustration={<ComingSoonIllustration />}
      title={t('screen.comingSoon.title')}
      description={t('screen.comingSoon.description')}
      action={<BackHome />}
    />
  );
}

/** Something broke: going home also loads the page anew. */
export function DefaultError() {
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

function BackHome() {
  const { t } = useTranslation();
  return (
    <LinkButton to={usePublicHref('/')} variant="contained">
      {t('screen.backHome')}
    </LinkButton>
  );
}
