import Box from '@mui/material/Box';
import { useSettings } from '../../settings/use-settings.ts';
import { GO_KEYS } from './page-keys.ts';

/** The keys that open a page, beside its name in a menu; nothing if it has none or keys are switched off. */
export function KeyHint({ path }: { path: string | undefined }) {
  const { hasKeys } = useSettings();
  const key = Object.entries(GO_KEYS).find(([, page]) => page === path)?.[0];
  if (!hasKeys || key === undefined) return null;
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={{ marginInlineStart: 'auto', typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}
    >
      G {key.toUpperCase()}
    </Box>
  );
}
