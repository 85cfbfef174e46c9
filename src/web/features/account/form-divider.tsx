import Divider from '@mui/material/Divider';
import { useTranslation } from 'react-i18next';

/** Separates two ways to sign in. */
export function FormDivider() {
  const { t } = useTranslation();
  return <Divider sx={{ my: 2.5, color: 'text.secondary', typography: 'body2' }}>{t('external.or')}</Divider>;
}
