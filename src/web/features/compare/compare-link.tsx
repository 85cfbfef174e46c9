import CompareArrows from '@mui/icons-material/CompareArrows';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../navigation/link-button.tsx';
import { comparePath } from './compare-params.ts';

/** Links to the comparison of these items over the same period. */
export function CompareLink({ ids, size }: { ids: readonly string[]; size?: 'small' }) {
  const { t } = useTranslation();
  return (
    <LinkButton
      to={comparePath(ids)}
      color="inherit"
      size={size}
      startIcon={<CompareArrows />}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {t('compare.start')}
    </LinkButton>
  );
}
