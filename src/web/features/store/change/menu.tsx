import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreItem } from '#contract/store.ts';
import { LazyMenu } from '../../../components/lazy-overlays.tsx';
import { DeleteStoreDialog, ResumeStoreDialog, SuspendStoreDialog } from './dialogs.tsx';

type Props = { store: StoreItem; onDeleted?: () => void };
type Action = 'suspend' | 'resume' | 'delete';

/** The actions on a store of mine. Each needs confirmation, because it changes what is counted. */
export function StoreMenu({ store, onDeleted }: Props) {
  const { t } = useTranslation();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [action, setAction] = useState<Action | null>(null);
  const toggle = store.status === 'SUSPENDED' ? 'resume' : 'suspend';
  const ToggleIcon = toggle === 'resume' ? PlayCircleOutlined : PauseCircleOutlined;
  const choose = (next: Action) => {
    setAnchor(null);
    setAction(next);
  };
  const close = () => setAction(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('store.actions', { name: store.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <LazyMenu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose(toggle)}>
          <ListItemIcon>
            <ToggleIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t(`store.${toggle}`)}</ListItemText>
        </MenuItem>
        <MenuItem onClick={() => choose('delete')} sx={{ color: 'error.main' }}>
          <ListItemIcon sx={{ color: 'inherit' }}>
            <DeleteOutlined fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t('store.delete')}</ListItemText>
        </MenuItem>
      </LazyMenu>
      <SuspendStoreDialog store={store} isOpen={action === 'suspend'} onClose={close} />
      <ResumeStoreDialog store={store} isOpen={action === 'resume'} onClose={close} />
      <DeleteStoreDialog store={store} isOpen={action === 'delete'} onClose={close} onDeleted={onDeleted} />
    </>
  );
}
