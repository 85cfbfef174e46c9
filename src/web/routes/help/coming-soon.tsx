import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { BLANK, operatorBlank } from '#contract/page-blanks.ts';
import { ErrorScreen } from '../../components/error/screen.tsx';
import { ComingSoonIllustration } from '../../icons/error-illustrations.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { usePublicHref } from '../../navigation/public-link.tsx';

/**
 * Replaces the help centre on a server that has none: says what helps meanwhile, and whom to write to if an address is
 * set.
 */
export function ComingSoon() {
  const { t } = useTranslation();
  const email = operatorBlank('email', '');
  return (
    <ErrorScreen
      illustration={<ComingSoonIllustration />}
      title={t('screen.comingSoon.title')}
      description={t('screen.comingSoon.description')}
      action={
        <LinkButton to={usePublicHref('/#how')} variant="contained">
          {t('screen.comingSoon.action')}
        </LinkButton>
      }
      extra={
        <>
          {BLANK.contact.begin}
          <Typography sx={{ mt: 3, color: 'text.secondary' }}>
            {t('screen.comingSoon.contact')}{' '}
            <Link href={`mailto:${email}`}>
              <bdi dir="ltr">{email}</bdi>
            </Link>
          </Typography>
          {BLANK.contact.end}
        </>
      }
    />
  );
}
