import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupKind } from '#contract/group.ts';
import { usePlan } from '../../api/use-plan.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { HEADER_HEIGHT } from '../../layouts/header-height.ts';
import { CompareChosen } from '../compare/compare-chosen.tsx';
import { AddToGroup } from '../group/add-to-group.tsx';
import type { ListedItem } from './listed-item.ts';
import type { Selection } from './selection.ts';

type Props = { kind: GroupKind; selection: Pick<Selection<ListedItem>, 'chosen' | 'clear'>; children?: ReactNode };

/** The actions on all chosen rows; hidden while none is chosen. */
export function ChosenBar({ kind, selection: { chosen, clear }, children }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const hasDetails = usePlan().areDatabaseDetailsEnabled;
  if (chosen.length === 0) return null;
  const ids = chosen.map(({ id }) => id);
  const statuses = chosen.map((item) => ('storeStatus' in item ? item.storeStatus : item.status));
  // groups can hold only tracked stores and their products
  const isMine = statuses.every((status) => status !== 'DATABASE');
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={t(`${kind}.chosen.label`)}
      sx={{
        position: 'sticky',
        top: HEADER_HEIGHT,
        zIndex: 1,
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        px: 2,
        py: 1,
        bgcolor: 'surface.sunken',
      }}
    >
      <Typography role="status" variant="subtitle2" sx={{ flexGrow: 1 }}>
        {t(`${kind}.chosen.count`, { count: ids.length, n: format.count(ids.length) })}
      </Typography>
      {children}
      {isMine && <AddToGroup kind={kind} ids={ids} onDone={clear} />}
      <CompareChosen ids={ids} isOpen={isMine || hasDetails} />
      <Button size="small" color="inherit" onClick={clear}>
        {t('stores.chosen.clear')}
      </Button>
    </Stack>
  );
}
