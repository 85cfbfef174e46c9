import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreItem } from '#contract/store.ts';
import { ChosenBar } from '../list/chosen-bar.tsx';
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
  const [asked, setAsked] = useState<{ action: StoresAction; stores: StoreItem[] } | null>(null);
  const { chosen } = selection;
  return (
    <>
      <ChosenBar kind="stores" selection={selection}>
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
      </ChosenBar>
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
