import CompareArrows from '@mui/icons-material/CompareArrows';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LinkButton } from '../../navigation/link-button.tsx';
import { withPeriod } from '../period/period-search.ts';
import { comparePath } from './compare-params.ts';

/** Links to the comparison of these items over the same period. */
export function CompareLink({ ids, size }: { ids: readonly string[]; size?: 'small' }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <LinkButton
      to={withPeriod(comparePath(ids), search)}
      color="inherit"
      size={size}
      startIcon={<CompareArrows />}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {t('compare.start')}
    </LinkButton>
  );
}
