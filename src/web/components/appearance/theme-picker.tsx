import Tune from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../../navigation/load-page.ts';
import { Hint } from '../hint.tsx';
import { LazyPopover } from '../lazy-overlays.tsx';

export const loadThemePanel = () => import('./theme-panel.tsx');
const ThemePanel = part(loadThemePanel, 'ThemePanel');

const PANEL_WIDTH_PX = 300;
const PANEL_HEIGHT_PX = 424;

export function ThemePicker() {
  const { t } = useTranslation();
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Hint title={t('theme.label')}>
        <IconButton
          aria-label={t('theme.label')}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Tune fontSize="small" />
        </IconButton>
      </Hint>
      <LazyPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: PANEL_WIDTH_PX, p: 2.5 } } }}
      >
        <Typography id={titleId} variant="h5" component="h2">
          {t('theme.label')}
        </Typography>
        <Suspense fallback={<Box sx={{ height: PANEL_HEIGHT_PX }} />}>
          <ThemePanel />
        </Suspense>
      </LazyPopover>
    </>
  );
}
