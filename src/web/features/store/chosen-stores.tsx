import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_COMPARED } from '#contract/analytics.ts';
import type { StoreItem } from '#contract/store.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { HEADER_HEIGHT } from '../../layouts/header-height.ts';
import { CompareLink } from '../compare/compare-link.tsx';
import { AddToGroup } from '../group/add-to-group.tsx';
import type { Selection } from '../list/selection.ts';
import { changedBy, type StoresAction } from './change-stores.ts';
import { ChangeStoresDialog } from './change-stores-dialog.tsx';

const ACTIONS = [
  { action: 'suspend', Icon: PauseCircleOutlined, color: 'inherit' },
  { action: 'resume', Icon: PlayCircleOutlined, color: 'inherit' },
  { action: 'delete', Icon: DeleteOutlined, color: 'error' },
] as const;

/** What can be done with the chosen stores together; nothing while none is chosen. */
export function ChosenStores({ selection }: { selection: Selection<StoreItem> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [asked, setAsked] = useState<{ action: StoresAction; stores: StoreItem[] } | null>(null);
  const { chosen } = selection;
  return (
    <>
      {chosen.length > 0 && (
        <Stack
          direction="row"
          role="toolbar"
          aria-label={t('stores.chosen.label')}
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
            {t('stores.chosen.count', { count: chosen.length, n: format.count(chosen.length) })}
          </Typography>
          {ACTIONS.map(({ action, Icon, color }) => {
            const stores = changedBy(action, chosen);
            return (
              <Button
                key={action}
                size="small"
                color={color}
                startIcon={<Icon />}
                disabled={stores.length === 0}
                onClick={() => setAsked({ action, stores })}
              >
                {t(`store.${action}`)}
              </Button>
            );
          })}
          <AddToGroup kind="stores" ids={chosen.map(({ id }) => id)} onDone={selection.clear} />
          {chosen.length > 1 && chosen.length <= MOST_COMPARED && (
            <CompareLink ids={chosen.map(({ id }) => id)} size="small" />
          )}
          <Button size="small" color="inherit" onClick={selection.clear}>
            {t('stores.chosen.clear')}
          </Button>
        </Stack>
      )}
      {asked && (
        <ChangeStoresDialog
          {...asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            selection.clear();
          }}
        />
      )}
    </>
  );
}
