import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsStore } from '../../settings/browser-settings.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { PALETTE_KEYS } from '../palette/palette-keys.ts';
import { GO_KEYS, type GoKey } from './page-keys.ts';

const NAMES: Record<
  GoKey,
  'overview' | 'analytics' | 'stores' | 'products' | 'databaseProducts' | 'billing' | 'profile'
> = {
  o: 'overview',
  a: 'analytics',
  s: 'stores',
  p: 'products',
  d: 'databaseProducts',
  b: 'billing',
  u: 'profile',
};

/** Lists the dashboard's keys, with the switch that turns them off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { hasKeys } = useSettings();
  const lines: [string, string][] = [
    [PALETTE_KEYS, t('palette.title')],
    ['/', t('keys.search')],
    ['?', t('keys.title')],
    ['Shift ← →', t('keys.span')],
    ...(Object.keys(GO_KEYS) as GoKey[]).map((key): [string, string] => [
      `G ${key.toUpperCase()}`,
      key === 'd' ? t('database.products.title') : t(`navigation.${NAMES[key]}`),
    ]),
  ];
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('keys.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, columnGap: 3, m: 0, mb: 2, pt: 0.5 }}
        >
          {lines.map(([keys, text]) => (
            <Line key={keys} keys={keys} text={text} />
          ))}
        </Box>
        <FormControlLabel
          control={
            <Switch checked={hasKeys} onChange={(event) => settingsStore.set({ hasKeys: event.target.checked })} />
          }
          label={t('keys.on')}
        />
        <Typography variant="caption" component="p" color="textSecondary">
          {t('keys.note', { keys: PALETTE_KEYS })}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Line({ keys, text }: { keys: string; text: string }) {
  return (
    <>
      <Typography component="dt" variant="body2">
        <Box
          component="kbd"
          dir="ltr"
          sx={{
            fontFamily: 'inherit',
            px: 0.75,
            py: 0.25,
            border: 1,
            borderColor: 'divider',
            borderRadius: 0.75,
            whiteSpace: 'nowrap',
          }}
        >
          {keys}
        </Box>
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        {text}
      </Typography>
    </>
  );
}
