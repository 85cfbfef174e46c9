import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicHref } from '../navigation/public-link.tsx';

type Props = {
  slot?: string;
  isHidden?: boolean;
  /** On a wide screen, covers only the navigation, not the page's content. */
  isNarrow?: boolean;
  onLearnMore?: () => void;
  onAccept?: () => void;
};

/** Stays at the bottom of the window until answered. The page leaves room for it at its end (see the theme). */
export function CookieBannerCard({ slot, isHidden = false, isNarrow = false, onLearnMore, onAccept }: Props) {
  const { t } = useTranslation();
  const textId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={textId}
      data-slot={slot}
      data-cookie-banner
      hidden={isHidden}
      sx={{
        position: 'fixed',
        // above the page's content but below menus and dialogs, which on a phone extend to the bottom
        zIndex: 'appBar',
        insetBlockEnd: { xs: 8, lg: 12 },
        insetInlineStart: { xs: 8, lg: 12 },
        insetInlineEnd: { xs: 8, lg: 'auto' },
        marginInline: { xs: 'auto', lg: 0 },
        maxWidth: { xs: 400, lg: isNarrow ? 256 : 400 },
        p: 2,
        borderRadius: 1.5,
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'surface.raised',
        boxShadow: 8,
        '&[hidden]': { display: 'none' },
      }}
    >
      <Typography id={textId} variant="body2">
        {t('cookieBanner.message')}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1.5 }}>
        <Button href={usePublicHref('/cookies')} color="inherit" size="small" onClick={onLearnMore}>
          {t('cookieBanner.learnMore')}
        </Button>
        <Button variant="contained" size="small" onClick={onAccept}>
          {t('cookieBanner.accept')}
        </Button>
      </Box>
    </Box>
  );
}
