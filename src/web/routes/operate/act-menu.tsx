import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { LazyMenu } from '../../components/lazy-overlays.tsx';
import { useAct } from './operate-queries.ts';

export type Act = {
  key: string;
  label: string;
  /** The question that confirms the act. */
  question: string;
  isGrave?: boolean;
  work: () => Promise<unknown>;
};

/** The acts on one item of a list, each after a confirmation. */
export function ActMenu({ name, acts }: { name: string; acts: Act[] }) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<Act | null>(null);
  const doing = useAct();
  const close = () => {
    doing.reset();
    setChosen(null);
  };
  const confirm = () => {
    if (!chosen) return;
    doing.mutate(chosen.work, {
      onSuccess: () => {
        toast.success(t('operate.done'));
        close();
      },
    });
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('operate.actsFor', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <LazyMenu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {acts.map((act) => (
          <MenuItem
            key={act.key}
            onClick={() => {
              setAnchor(null);
              setChosen(act);
            }}
            sx={act.isGrave ? { color: 'error.main' } : undefined}
          >
            {act.label}
          </MenuItem>
        ))}
      </LazyMenu>
      <ConfirmDialog
        isOpen={chosen !== null}
        title={chosen?.label ?? ''}
        confirmLabel={chosen?.label ?? ''}
        color={chosen?.isGrave ? 'error' : 'primary'}
        isLoading={doing.isPending}
        error={doing.error}
        onConfirm={confirm}
        onCancel={close}
      >
        {chosen?.question}
      </ConfirmDialog>
    </>
  );
}
