import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import type { StoreItem } from '#contract/store.ts';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useDeleteStore } from './delete-store.ts';
import { usePatchStore } from './patch-store.ts';

// mutateAsync's promise reports success even if the list's row, and this dialog with it, is gone by then
const shownInDialog = () => {};

type Props = { store: StoreItem; isOpen: boolean; onClose: () => void };

export function SuspendStoreDialog(props: Props) {
  return <SuspensionDialog {...props} suspended />;
}

/** Resuming needs confirmation too: it may hit the plan's limit, and the dialog shows that answer. */
export function ResumeStoreDialog(props: Props) {
  return <SuspensionDialog {...props} suspended={false} />;
}

function SuspensionDialog({ store, isOpen, onClose, suspended }: Props & { suspended: boolean }) {
  const { t } = useTranslation();
  const patch = usePatchStore();
  const verb = suspended ? 'suspend' : 'resume';
  const close = () => {
    patch.reset();
    onClose();
  };
  const confirm = () =>
    patch.mutateAsync({ id: store.id, patch: { suspended } }).then(() => {
      toast.success(t(`store.confirm.${verb}.done`, { name: store.name }));
      close();
    }, shownInDialog);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t(`store.confirm.${verb}.title`, { name: store.name })}
      confirmLabel={t(`store.${verb}`)}
      isLoading={patch.isPending}
      error={patch.error}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      {t(`store.confirm.${verb}.content`)}
    </ConfirmDialog>
  );
}

export function DeleteStoreDialog({ store, isOpen, onClose, onDeleted }: Props & { onDeleted?: () => void }) {
  const { t } = useTranslation();
  const deletion = useDeleteStore();
  const close = () => {
    deletion.reset();
    onClose();
  };
  const confirm = () =>
    deletion.mutateAsync(store.id).then(() => {
      toast.success(t('store.confirm.delete.done', { name: store.name }));
      close();
      onDeleted?.();
    }, shownInDialog);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      color="error"
      title={t('store.confirm.delete.title', { name: store.name })}
      confirmLabel={t('store.delete')}
      isLoading={deletion.isPending}
      error={deletion.error}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      {t('store.confirm.delete.content')}
    </ConfirmDialog>
  );
}
