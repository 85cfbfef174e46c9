import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Logo, type LogoSize } from '../components/logo.tsx';
import { usePublicHref } from '../navigation/public-link.tsx';

/** The logo as a link to the index, with the page's query. */
export function HomeLink({ size = 'medium', isBrief = false }: { size?: LogoSize; isBrief?: boolean }) {
  const { t } = useTranslation();
  return (
    <ButtonBase
      component={Link}
      to={usePublicHref('/')}
      aria-label={t('common.homeLink')}
      sx={{ borderRadius: 1, p: 0.5 }}
    >
      <Logo size={size} isBrief={isBrief} />
    </ButtonBase>
  );
}
