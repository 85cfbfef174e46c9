import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { part } from '../../navigation/load-page.ts';
import { PageKeys } from '../keys/listen-to-keys.tsx';
import { isApple, PALETTE_KEYS } from './palette-keys.ts';

export const loadPalette = () => import('./palette.tsx');
const Palette = part(loadPalette, 'Palette');

/** Opens the palette; so does Ctrl+K, or Command+K on a Mac. */
export function PaletteButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(isApple ? event.metaKey : event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        startIcon={<Search />}
        onClick={open}
        sx={{ display: { xs: 'none', md: 'inline-flex' }, mx: 1, color: 'text.secondary', fontWeight: 400 }}
      >
        {t('palette.open')}
        <Box component="span" aria-hidden sx={{ marginInlineStart: 2, typography: 'caption' }}>
          <bdi dir="ltr">{PALETTE_KEYS}</bdi>
        </Box>
      </Button>
      <IconButton aria-label={t('palette.open')} aria-haspopup="dialog" onClick={open} sx={{ display: { md: 'none' } }}>
        <Search fontSize="small" />
      </IconButton>
      <PageKeys onSearch={open} />
      <Suspense>{isOpen && <Palette onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
