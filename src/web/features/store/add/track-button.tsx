import AddCircleOutlined from '@mui/icons-material/AddCircleOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { BusyButton, BusyIconButton } from '../../../components/busy-button.tsx';
import { Hint } from '../../../components/hint.tsx';
import { useAddStore } from './add-store.ts';
import { AddProblem } from './problem.tsx';

type Props = {
  /** An address within the store. */
  url: string;
  name: string;
  look: 'icon' | 'outlined' | 'contained';
};

/** Puts a store of the catalogue on my list, or says why that failed. */
export function TrackButton({ url, name, look }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const add = useAddStore();
  const track = () => add.mutate(url, { onSuccess: () => void toast.success(t('stores.add.done', { name })) });
  const label = t('database.trackNamed', { name });
  return (
    <>
      {look === 'icon' ? (
        <Hint title={t('database.track')}>
          <BusyIconButton size="small" color="primary" aria-label={label} isBusy={add.isPending} onClick={track}>
            <AddCircleOutlined fontSize="small" />
          </BusyIconButton>
        </Hint>
      ) : (
        <BusyButton
          size={look === 'outlined' ? 'small' : 'medium'}
          variant={look}
          startIcon={<AddCircleOutlined fontSize="small" />}
          aria-label={label}
          isBusy={add.isPending}
          onClick={track}
        >
          {t('database.track')}
        </BusyButton>
      )}
      <Dialog open={add.isError} onClose={add.reset} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{t('database.notTracked', { name })}</DialogTitle>
        <DialogContent>{add.error && <AddProblem error={add.error} onLeave={add.reset} />}</DialogContent>
        <DialogActions>
          <Button autoFocus color="inherit" onClick={add.reset}>
            {t('database.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
