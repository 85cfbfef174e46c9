import AddCircleOutlined from '@mui/icons-material/AddCircleOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroupKind } from '#contract/group.ts';
import type { Scope } from '#contract/scope.ts';
import { part } from '../../../navigation/load-page.ts';
import { ChosenBar } from '../../list/chosen-bar.tsx';
import type { ListedItem } from '../../list/listed-item.ts';
import type { Selection } from '../../list/selection.ts';
import { type ChangedStore, changedBy, type StoresAction } from './change-stores.ts';

const ChangeStoresDialog = part(() => import('./change-stores-dialog.tsx'), 'ChangeStoresDialog');

const LOOK = {
  track: { Icon: AddCircleOutlined, color: 'inherit' },
  suspend: { Icon: PauseCircleOutlined, color: 'inherit' },
  resume: { Icon: PlayCircleOutlined, color: 'inherit' },
  delete: { Icon: DeleteOutlined, color: 'error' },
} as const;

type Props = { kind: GroupKind; scope: Scope; selection: Pick<Selection<ListedItem>, 'chosen' | 'clear'> };

/** The actions on all chosen stores or products; hidden while none is chosen. */
export function ChosenItems({ kind, scope, selection }: Props) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<{ action: StoresAction; stores: ChangedStore[] } | null>(null);
  const stores = selection.chosen.map(storeOf);
  return (
    <>
      <ChosenBar kind={kind} selection={selection}>
        {actionsOn(kind, scope).map((action) => {
          const { Icon, color } = LOOK[action];
          const changed = changedBy(action, stores);
          return (
            <Button
              key={action}
              size="small"
              color={color}
              startIcon={<Icon />}
              disabled={changed.length === 0}
              onClick={() => setAsked({ action, stores: changed })}
            >
              {t(kind === 'products' ? 'store.trackStores' : `store.${action}`)}
            </Button>
          );
        })}
      </ChosenBar>
      <Suspense>
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
      </Suspense>
    </>
  );
}

function actionsOn(kind: GroupKind, scope: Scope): StoresAction[] {
  if (scope === 'catalogue') return ['track'];
  return kind === 'stores' ? ['suspend', 'resume', 'delete'] : [];
}

function storeOf(item: ListedItem): ChangedStore {
  if (!('storeId' in item)) return item;
  return { id: item.storeId, name: item.storeName, url: item.url, status: item.storeStatus };
}
