import { useTheme } from '@mui/material/styles';
import { Toaster } from 'react-hot-toast';

const OFFSET_PX = 16;

/** Toasts appear at the bottom right in both text directions. Their durations and limit are the library's own. */
export function Toasts() {
  const { vars, typography, direction } = useTheme();
  return (
    <Toaster
      // the library's positions are logical, so they swap sides in right-to-left text
      position={direction === 'rtl' ? 'bottom-left' : 'bottom-right'}
      containerStyle={{ inset: OFFSET_PX, zIndex: 9999 }}
      toastOptions={{
        removeDelay: 1000,
        style: {
          fontFamily: typography.fontFamily,
          fontSize: typography.body2.fontSize,
          color: vars.palette.text.primary,
          background: vars.palette.surface.raised,
          border: `1px solid ${vars.palette.divider}`,
          borderRadius: vars.shape.borderRadius,
        },
        success: { iconTheme: { primary: vars.palette.success.main, secondary: vars.palette.success.contrastText } },
        error: { iconTheme: { primary: vars.palette.error.main, secondary: vars.palette.error.contrastText } },
      }}
    />
  );
}
