import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemMessage } from './problem-message.tsx';

type FormProps = {
  titleId: string;
  title: string;
  children: ReactNode;
  submitLabel: string;
  /** Something else that can be done with what is filled in, such as a trial. */
  extraAction?: ReactNode;
  /** False while something is missing. */
  isReady?: boolean;
  isPending: boolean;
  /** What the last submission failed with. */
  error?: unknown;
  onSubmit: () => void;
  onClose: () => void;
};

/** A window for a form, or for what came of one. What is in it begins anew each time it opens. */
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
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth={maxWidth} aria-labelledby={titleId}>
      {children(titleId)}
    </Dialog>
  );
}

/** Fields with their title and two ways on: to leave, and to submit. */
export function DialogForm({ isReady = true, ...props }: FormProps) {
  const { t } = useTranslation();
  return (
    // its parts are the window's own: what is long scrolls between title and actions
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
        <Button type="submit" variant="contained" loading={props.isPending} disabled={!isReady}>
          {props.submitLabel}
        </Button>
      </DialogActions>
    </Box>
  );
}
