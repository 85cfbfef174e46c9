import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Scope } from '#contract/scope.ts';
import type { StoreItem } from '#contract/store.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { PracticeChip } from '../practice/chip.tsx';
import { ReadingTimes } from './reading-times.tsx';
import { StatusChip } from './status-chip.tsx';

type Props = {
  store: StoreItem;
  scope: Scope;
  /** Limited to the two lines of a table row. */
  isShort?: boolean;
};

/** A store's status and when it is read; in the catalogue also how many users track it. */
export function StoreState({ store, scope, isShort = false }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const trackedBy = useTrackedBy();
  const isTold = scope === 'catalogue';
  return (
    <>
      <Stack
        direction="row"
        // in a row, text that does not fit beside the chips is hidden
        sx={{ gap: 0.5, flexWrap: 'wrap', alignItems: 'center', ...(isShort && { height: 24, overflow: 'hidden' }) }}
      >
        <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', maxWidth: 1 }}>
          <StatusChip status={store.status} />
          {store.isPractice && <PracticeChip canShrink={isShort} />}
        </Stack>
        {isShort && isTold && (
          <Typography variant="caption" color="textSecondary" noWrap>
            {t('database.users', { count: store.trackedBy, n: format.count(store.trackedBy) })}
          </Typography>
        )}
      </Stack>
      <ReadingTimes store={store} first={isTold && trackedBy(store)} isShort={isShort} />
    </>
  );
}

export function useTrackedBy(): (store: StoreItem) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ trackedBy }) => t('database.trackedBy', { count: trackedBy, n: format.count(trackedBy) });
}
