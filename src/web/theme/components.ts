import type { Components, Theme } from '@mui/material/styles';
import { RADIUS_PX, TYPE } from './scale.ts';

/** Figures of another period, until those of the chosen one come. Dimmed further, they could not be read. */
export const STALE = { filter: 'grayscale(1)', opacity: 0.9, cursor: 'progress' } as const;

/** The look of MUI's components: flat surfaces with a border, shadows only for floating ones. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { scrollBehavior: 'smooth', '@media (prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' } },
      body: { fontFeatureSettings: "'cv11', 'ss03'", minHeight: '100dvh' },
      '#root': { minHeight: '100dvh' },
      // room at the page's end, so that its content can be scrolled out from under the cookie banner
      'body:has([data-cookie-banner]:not([hidden]))': { paddingBlockEnd: 176 },
      ':where([lang=ar] em, [lang=ar] i)': { fontStyle: 'normal', fontWeight: 600 },
      '[tabindex="-1"]:focus': { outline: 'none' },
      '[data-stale]': STALE,
      // the focus ring of a chart, whose own outline the library removes
      '[role="none"][tabindex="0"]:focus-visible': { boxShadow: 'inset 0 0 0 2px currentColor' },
    },
  },
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 40, paddingInline: 16 },
      sizeSmall: { minHeight: 32, paddingInline: 12 },
      sizeLarge: { minHeight: 48, paddingInline: 24, fontSize: `${TYPE.inCard}rem` },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.surface.outline }),
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: RADIUS_PX.card } } },
  MuiCardContent: { styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } } },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.default,
        borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
      }),
    },
  },
  // a label above its field must not clip the marks below letters
  MuiInputLabel: { styleOverrides: { root: { '&.MuiInputLabel-shrink': { overflow: 'visible' } } } },
  // a long label ends before the arrow
  MuiAutocomplete: {
    styleOverrides: { root: { '& .MuiInputLabel-root:not(.MuiInputLabel-shrink)': { maxWidth: 'calc(100% - 56px)' } } },
  },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.surface.outline },
        // an empty field has no text that its direction could follow
        '& input[dir=auto]:placeholder-shown': { direction: 'inherit' },
        '& input:placeholder-shown': { textOverflow: 'ellipsis' },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, paddingBlock: 12 }),
      head: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        fontSize: theme.typography.caption.fontSize,
        fontWeight: 600,
        paddingBlock: 10,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: RADIUS_PX.chip, fontWeight: 550 }, sizeSmall: { height: 24 } } },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: {
      tooltip: ({ theme }) => ({ maxWidth: 300, fontSize: theme.typography.caption.fontSize, padding: '6px 10px' }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.surface.raised,
        boxShadow: FLOAT,
        marginBlockStart: 4,
      }),
      list: { padding: 6 },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { borderRadius: RADIUS_PX.chip, minHeight: 36 } } },
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({ backgroundColor: theme.vars.palette.surface.raised, boxShadow: FLOAT }),
    },
  },
  MuiDialog: {
    defaultProps: { maxWidth: 'sm', fullWidth: true },
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: RADIUS_PX.card,
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.surface.raised,
        boxShadow: FLOAT,
      }),
    },
  },
  // a title must be larger than the text below it
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h4, paddingBlock: '20px 12px' }) } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    // three buttons are wider than a phone
    styleOverrides: { root: { padding: '12px 24px 20px', gap: '8px 16px', flexWrap: 'wrap' } },
  },
  MuiListItemButton: { styleOverrides: { root: { borderRadius: RADIUS_PX.control } } },
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiAlert: { styleOverrides: { root: { borderRadius: RADIUS_PX.control } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
};

const FLOAT = '0 1px 2px rgb(10 14 20 / 0.08), 0 12px 32px -8px rgb(10 14 20 / 0.24)';
