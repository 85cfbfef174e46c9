import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { problemText } from '../../../components/error/problem-text.ts';
import { isolate } from '../../../format/isolate.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { type ChangedStore, type Refusal, type StoresAction, useChangeStores } from './change-stores.ts';

type Props = { action: StoresAction; stores: ChangedStore[]; onClose: () => void; onDone: () => void };

/** Confirms an action on several stores once, shows its progress, and stays open if some were refused. */
export function ChangeStoresDialog({ action, stores, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const change = useChangeStores();
  const refused = change.data ?? [];
  const asked = refused.length > 0 ? refused.map(({ store }) => store) : stores;
  const count = { count: asked.length, n: format.count(asked.length) };
  // the promise reports success even if the list is empty now, and this dialog gone with it
  const confirm = () =>
    change.mutateAsync({ action, stores: asked }).then((left) => {
      if (left.length > 0) return;
      toast.success(t(`stores.chosen.${action}.done`, count));
      onDone();
    });
  return (
    <ConfirmDialog
      isOpen
      color={action === 'delete' ? 'error' : 'primary'}
      title={t(`stores.chosen.${action}.title`, count)}
      confirmLabel={refused.length > 0 ? t('common.retry') : t(`store.${action}`)}
      isLoading={change.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Typography gutterBottom>{t(`stores.chosen.${action}.content`)}</Typography>
      <Box component="ul" sx={{ my: 1, paddingInlineStart: 2.5 }}>
        {asked.map((store) => (
          <Typography component="li" variant="body2" dir="auto" key={store.id}>
            {store.name}
          </Typography>
        ))}
      </Box>
      {change.isPending && (
        <LinearProgress
          variant="determinate"
          value={(100 * change.done) / asked.length}
          aria-label={t('stores.chosen.progress')}
        />
      )}
      {!change.isPending && refused.length > 0 && <Refusals refused={refused} />}
    </ConfirmDialog>
  );
}

function Refusals({ refused }: { refused: Refusal[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Alert severity="error" variant="outlined">
      <AlertTitle>{t('stores.chosen.refused', { count: refused.length, n: format.count(refused.length) })}</AlertTitle>
      {refused.map(({ store, error }) => {
        const { title, detail } = problemText(t, error);
        return (
          <Typography key={store.id} variant="body2">
            {t('common.labelled', { label: isolate(store.name), value: title })}. {detail}
          </Typography>
        );
      })}
    </Alert>
  );
}
