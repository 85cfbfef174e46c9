import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import type { DateRange } from '#contract/date-range.ts';
import type { StoreItem } from '#contract/store.ts';
import { PageTitle } from '../../components/page-title.tsx';
import { PeriodPicker } from '../../features/period/period-picker.tsx';
import { BackLink } from '../../features/scope/back-link.tsx';
import type { Scope } from '../../features/scope/scope.ts';
import { PracticeChip } from '../../features/store/practice-chip.tsx';
import { ReadingTimes } from '../../features/store/reading-times.tsx';
import { StatusChip } from '../../features/store/status-chip.tsx';
import { StoreActions } from '../../features/store/store-actions.tsx';
import { StoreAvatar } from '../../features/store/store-avatar.tsx';
import { TrackedBy } from '../../features/store/store-state.tsx';
import { useFormat } from '../../i18n/use-format.ts';

type Props = {
  scope: Scope;
  store: StoreItem;
  range: DateRange;
  onRange: (range: DateRange) => void;
  onDeleted: () => void;
};

export function StoreHeader({ scope, store, range, onRange, onDeleted }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const facts = [
    store.platform && t(`store.platform.${store.platform}`),
    store.country && format.countryName(store.country),
    store.currency,
    store.productCount > 0 && t('store.products', { count: store.productCount, n: format.count(store.productCount) }),
  ].filter(Boolean);
  return (
    <Box component="header">
      <PageTitle title={store.name} />
      <BackLink kind="stores" scope={scope} />
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 2, justifyContent: 'space-between', alignItems: 'flex-start' }}
      >
        <Stack direction="row" sx={{ gap: 2, minWidth: 0 }}>
          <StoreAvatar store={store} size={56} />
          <Box sx={{ minWidth: 0 }}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography variant="h3" component="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{store.name}</bdi>
              </Typography>
              <StatusChip status={store.status} />
              {store.isPractice && <PracticeChip />}
            </Stack>
            <Stack direction="row" sx={{ columnGap: 1, alignItems: 'center', flexWrap: 'wrap', mt: 0.5 }}>
              <Link href={store.url} target="_blank" rel="noopener noreferrer" variant="body2" sx={{ minHeight: 24 }}>
                <bdi dir="ltr">{store.host}</bdi>{' '}
                <OpenInNew aria-hidden sx={{ fontSize: '1em', verticalAlign: '-0.125em' }} />
                <span style={visuallyHidden}> ({t('store.visitNewTab')})</span>
              </Link>
              <Typography variant="body2" color="textSecondary">
                {facts.map((fact) => `· ${fact}`).join(' ')}
              </Typography>
            </Stack>
            {scope === 'database' && <TrackedBy store={store} />}
            <ReadingTimes store={store} isInline />
          </Box>
        </Stack>
        <Stack
          direction="row"
          sx={{
            gap: 1,
            alignItems: 'flex-start',
            flexWrap: { xs: 'wrap', md: 'nowrap' },
            width: { xs: 1, md: 'auto' },
          }}
        >
          <PeriodPicker value={range} onChange={onRange} />
          <StoreActions store={store} look="contained" onDeleted={onDeleted} />
        </Stack>
      </Stack>
    </Box>
  );
}

export function StoreHeaderSkeleton() {
  return (
    <Box>
      <Skeleton variant="text" width={100} height={32} sx={{ mb: 1 }} />
      <Stack direction="row" sx={{ gap: 2, height: 88 }}>
        <Skeleton variant="rounded" width={56} height={56} />
        <Box>
          <Skeleton variant="text" width={220} height={36} />
          <Skeleton variant="text" width={280} />
        </Box>
      </Stack>
    </Box>
  );
}
