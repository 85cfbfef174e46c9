import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { MadePersonalKey } from '#contract/account/personal-key.ts';
import { CopiedText } from '../../components/copied-text.tsx';

type Props = { titleId: string; made: MadePersonalKey; onClose: () => void };

/** The new key, shown only now, with a first call that uses it. */
export function MadeKey({ titleId, made, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <DialogTitle id={titleId}>{t('profile.keys.made')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Alert severity="warning">{t('profile.keys.shownOnce')}</Alert>
          <CopiedText label={made.name} text={made.key} isMain />
          <Typography variant="body2" color="textSecondary">
            {t('profile.keys.tryIt')}
          </Typography>
          <Box
            component="pre"
            dir="ltr"
            tabIndex={0}
            sx={{ m: 0, p: 1.5, overflowX: 'auto', borderRadius: 1, bgcolor: 'action.hover', fontSize: 13 }}
          >
            {`curl -H "Authorization: Bearer ${made.beginning}…" \\\n  ${window.location.origin}/api/stores`}
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('profile.keys.kept')}
        </Button>
      </DialogActions>
    </>
  );
}
