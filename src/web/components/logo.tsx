import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { directionOf } from '../i18n/languages.ts';
import { useLanguage } from '../settings/use-settings.ts';

export type LogoSize = 'small' | 'medium' | 'large';

const MARK_PX: Record<LogoSize, number> = { small: 24, medium: 30, large: 44 };
const NAME_REM: Record<LogoSize, number> = { small: 1.0625, medium: 1.25, large: 1.875 };

/**
 * Mark and name. The name is two translated parts, the first in the text colour, the second in the preset's. `isBrief`:
 * only the mark on phones.
 */
export function Logo({ size = 'medium', isBrief = false }: { size?: LogoSize; isBrief?: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: size === 'large' ? 1.5 : 1, whiteSpace: 'nowrap' }}
    >
      <LogoMark px={MARK_PX[size]} />
      <Box
        component="bdi"
        // the parts are in the language's own direction, whatever the page's
        dir={directionOf(language)}
        sx={{
          ...(isBrief && { display: { xs: 'none', sm: 'inline' } }),
          fontSize: `${NAME_REM[size]}rem`,
          fontWeight: 650,
          lineHeight: 1.4,
          ':lang(ar) &': { fontWeight: 600 },
        }}
      >
        <Box component="span" sx={{ color: 'text.primary' }}>
          {t('logo.first')}
        </Box>
        <Box component="span" sx={{ color: 'primary.main' }}>
          {t('logo.second')}
        </Box>
      </Box>
    </Box>
  );
}

/** A receipt with a rising curve. */
function LogoMark({ px }: { px: number }) {
  return (
    <Box
      component="svg"
      viewBox="6 2 20 28"
      aria-hidden
      sx={{ width: (px * 20) / 28, height: px, flex: 'none', display: 'block' }}
    >
      <Box
        component="path"
        d="M6 5a3 3 0 0 1 3-3h14a3 3 0 0 1 3 3v25l-3.34-2.6L19.33 30 16 27.4 12.67 30l-3.33-2.6L6 30Z"
        sx={{ color: 'primary.main' }}
        fill="currentColor"
      />
      <Box
        component="path"
        d="M10.5 19.5l4-5 3 3 4-6.5"
        fill="none"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        sx={{ stroke: 'currentColor', color: 'primary.contrastText' }}
      />
      <Box component="circle" cx="21.5" cy="11" r="2.2" sx={{ color: 'primary.contrastText' }} fill="currentColor" />
    </Box>
  );
}
