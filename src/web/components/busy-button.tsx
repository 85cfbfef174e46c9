import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

type Props<OfMui> = Omit<OfMui, 'loading' | 'className'> & { isBusy: boolean };

const LOOK = {
  // the label keeps its width below the spinner; beside one it can be read
  '&[aria-busy=true]:not(:has(.MuiButton-startIcon))': { color: 'transparent', transition: 'none' },
  // as browsers themselves do for a disabled button
  '@media (forced-colors: active)': { '&&[aria-disabled=true]': { color: 'GrayText', borderColor: 'GrayText' } },
};
const LabelledButton = styled(Button)(LOOK);
const ButtonOfIcon = styled(IconButton)(LOOK);

/**
 * A button whose action takes time. It keeps the focus while it works, and also while it is disabled: browsers take the
 * focus from what they know as disabled, and so MUI's `loading` loses it.
 */
export function BusyButton({ isBusy, disabled, startIcon, children, ...props }: Props<ButtonProps>) {
  return (
    <LabelledButton
      {...props}
      {...((isBusy || disabled) && unavailable(isBusy))}
      startIcon={isBusy && startIcon ? <Spinner size="1em" /> : startIcon}
    >
      {children}
      {isBusy && !startIcon && <MiddleSpinner />}
    </LabelledButton>
  );
}

export function BusyIconButton({ isBusy, disabled, children, ...props }: Props<IconButtonProps>) {
  return (
    <ButtonOfIcon {...props} {...((isBusy || disabled) && unavailable(isBusy))}>
      {children}
      {isBusy && <MiddleSpinner />}
    </ButtonOfIcon>
  );
}

/** Looks and sounds disabled, and ignores presses. Those also come from the Enter key in a field of its form. */
function unavailable(isBusy: boolean) {
  return {
    'aria-disabled': true,
    'aria-busy': isBusy || undefined,
    className: 'Mui-disabled',
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function MiddleSpinner() {
  return (
    <Box
      component="span"
      sx={{ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center', color: 'action.disabled' }}
    >
      <Spinner size={16} />
    </Box>
  );
}

function Spinner({ size }: { size: number | string }) {
  const { t } = useTranslation();
  return <CircularProgress color="inherit" size={size} aria-label={t('common.working')} />;
}
