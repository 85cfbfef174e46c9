import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Logo, type LogoSize } from '../components/logo.tsx';

/** The logo, leading to the index with the page's query kept. */
export function HomeLink({ size = 'medium' }: { size?: LogoSize }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <ButtonBase component={Link} to={`/${search}`} aria-label={t('common.homeLink')} sx={{ borderRadius: 1, p: 0.5 }}>
      <Logo size={size} />
    </ButtonBase>
  );
}
