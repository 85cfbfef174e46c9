import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../busy-button.tsx';
import { ProblemMessage } from '../error/problem-message.tsx';

type FormProps = {
  titleId: string;
  title: string;
  children: ReactNode;
  submitLabel: string;
  /** Another action on the form's content, such as a trial. */
  extraAction?: ReactNode;
  /** False while something is missing. */
  isReady?: boolean;
  isPending: boolean;
  /** The error of the last submission. */
  error?: unknown;
  onSubmit: () => void;
  onClose: () => void;
};

/** Closes a dialog by Escape, but not by a click beside it. */
export const unlessBeside = (close: () => void) => (_event: object, reason: string) => {
  if (reason !== 'backdropClick') close();
};

/**
 * A dialog for a form, or for its result. Its content restarts each time it opens. A click beside it does not close it:
 * what is typed in it, or shown only once, would be lost.
 */
export function DialogFrame({
  isOpen,
  maxWidth = 'sm',
  onClose,
  children,
}: {
  isOpen: boolean;
  maxWidth?: 'xs' | 'sm';
  onClose: () => void;
  children: (titleId: string) => ReactNode;
}) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={unlessBeside(onClose)} fullWidth maxWidth={maxWidth} aria-labelledby={titleId}>
      {children(titleId)}
    </Dialog>
  );
}

/** A title, the fields, and buttons to cancel and to submit. */
export function DialogForm({ isReady = true, ...props }: FormProps) {
  const { t } = useTranslation();
  return (
    // `contents`, so that the parts belong to the dialog and long content scrolls between title and actions
    <Box
      component="form"
      noValidate
      sx={{ display: 'contents' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) props.onSubmit();
      }}
    >
      <DialogTitle id={props.titleId}>{props.title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          {props.children}
          {props.error != null && <ProblemMessage error={props.error} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={props.onClose}>
          {t('common.cancel')}
        </Button>
        {props.extraAction}
        <BusyButton type="submit" variant="contained" isBusy={props.isPending} disabled={!isReady}>
          {props.submitLabel}
        </BusyButton>
      </DialogActions>
    </Box>
  );
}
