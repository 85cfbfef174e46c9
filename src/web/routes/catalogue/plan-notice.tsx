import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { UpgradeLink } from '../../components/upgrade/link.tsx';
import type { List } from '../../features/list/list-params.ts';
import { useFormat } from '../../i18n/use-format.ts';

type Props = { kind: 'stores' | 'products'; list: List; limit: number | null; total: number | undefined };

/** What the plan leaves out of a list of the catalogue, and which plan includes it. */
export function PlanNotice({ kind, list, limit, total }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const isFilterIgnored = list.isLocked && list.filterCount > 0;
  // a search, or the products without sales, may be few of many
  const isAll = list.params.q === '' && list.params.sales === null;
  const isCut = limit !== null && total !== undefined && (total >= limit || !isAll);
  if (!isCut && !isFilterIgnored) return null;
  return (
    <Stack sx={{ gap: 1.5, mb: 2 }}>
      {isCut && (
        <Alert
          severity="info"
          // on a phone the link to the plan wraps below
          sx={{
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            '& .MuiAlert-message': { flex: 1 },
            '& .MuiAlert-action': { width: { xs: 1, sm: 'auto' }, justifyContent: 'flex-end' },
          }}
          action={<UpgradeLink plan="BASIC" size="small" color="inherit" sx={{ whiteSpace: 'nowrap' }} />}
        >
          {t(`database.${kind}.limit`, { count: limit, n: format.count(limit) })}
        </Alert>
      )}
      {isFilterIgnored && <Alert severity="warning">{t('filter.ignored')}</Alert>}
    </Stack>
  );
}
