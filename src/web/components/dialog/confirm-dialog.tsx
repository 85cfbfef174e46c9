import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../busy-button.tsx';
import { ProblemMessage } from '../error/problem-message.tsx';
import { unlessBeside } from './form-dialog.tsx';

type Props = {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  color?: 'primary' | 'error';
  /** The confirmed action is running: the button is disabled and the dialog stays open. */
  isLoading?: boolean;
  /** Nothing can be confirmed yet. */
  isBlocked?: boolean;
  /** Something is chosen in the dialog: a click beside it does not close it, as in a dialog for a form. */
  isForm?: boolean;
  /** The error of the confirmed action. */
  error?: unknown;
  onConfirm: () => void;
  onCancel: () => void;
};

export function ConfirmDialog(props: Props) {
  const { isOpen } = props;
  // it fades with the question it asked, whatever has become of that since
  const [asked, setAsked] = useState(props);
  if (isOpen && asked !== props) setAsked(props);
  const {
    title,
    children,
    confirmLabel,
    cancelLabel,
    color = 'primary',
    isLoading = false,
    isBlocked = false,
    isForm = false,
    error,
  } = isOpen ? props : asked;
  const { t } = useTranslation();
  const titleId = useId();
  const cancel = () => {
    if (!isLoading) props.onCancel();
  };
  return (
    <Dialog open={isOpen} onClose={isForm ? unlessBeside(cancel) : cancel} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {children}
        {error != null && <ProblemMessage error={error} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel} disabled={isLoading} color="inherit" autoFocus>
          {cancelLabel ?? t('common.cancel')}
        </Button>
        <BusyButton onClick={props.onConfirm} isBusy={isLoading} disabled={isBlocked} variant="contained" color={color}>
          {confirmLabel}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
