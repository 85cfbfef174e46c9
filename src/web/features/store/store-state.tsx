import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Scope } from '#contract/scope.ts';
import type { StoreItem } from '#contract/store.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { PracticeChip } from './practice-chip.tsx';
import { ReadingTimes } from './reading-times.tsx';
import { StatusChip } from './status-chip.tsx';

type Props = { store: StoreItem; scope: Scope; isInline?: boolean };

/** How a store stands with me: its status, when it is read; in the catalogue by how many it is tracked. */
export function StoreState({ store, scope, isInline = false }: Props) {
  return (
    <>
      <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <StatusChip status={store.status} />
        {store.isPractice && <PracticeChip />}
      </Stack>
      {scope === 'catalogue' && <TrackedBy store={store} />}
      <ReadingTimes store={store} isInline={isInline} />
    </>
  );
}

export function TrackedBy({ store }: { store: StoreItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.25 }}>
      {t('database.trackedBy', { count: store.trackedBy, n: format.count(store.trackedBy) })}
    </Typography>
  );
}
