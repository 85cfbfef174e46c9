import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicHref } from '../navigation/public-link.tsx';

type Props = { slot?: string; isHidden?: boolean; onLearnMore?: () => void; onAccept?: () => void };

/** At the bottom of the window, over the page, until it is answered. */
export function CookieBannerCard({ slot, isHidden = false, onLearnMore, onAccept }: Props) {
  const { t } = useTranslation();
  const textId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={textId}
      data-slot={slot}
      hidden={isHidden}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        insetBlockEnd: { xs: 8, sm: 24 },
        insetInline: { xs: 8, sm: 24 },
        marginInline: 'auto',
        maxWidth: 400,
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
