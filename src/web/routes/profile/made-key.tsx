import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import type { MadePersonalKey } from '#contract/personal-key.ts';

type Props = { titleId: string; made: MadePersonalKey; onClose: () => void };

/** The key, this once, and a first call by it. */
export function MadeKey({ titleId, made, onClose }: Props) {
  const { t } = useTranslation();
  const copy = () =>
    navigator.clipboard.writeText(made.key).then(
      () => toast.success(t('profile.keys.copied')),
      () => toast.error(t('profile.keys.notCopied')),
    );
  return (
    <>
      <DialogTitle id={titleId}>{t('profile.keys.made')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Alert severity="warning">{t('profile.keys.shownOnce')}</Alert>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1 }}>
            <TextField
              fullWidth
              value={made.key}
              label={made.name}
              onFocus={(event) => event.target.select()}
              slotProps={{
                htmlInput: { readOnly: true, dir: 'ltr', spellCheck: false, sx: { fontFamily: 'monospace' } },
              }}
            />
            <Button
              variant="contained"
              startIcon={<ContentCopy />}
              onClick={() => void copy()}
              sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
            >
              {t('profile.keys.copy')}
            </Button>
          </Stack>
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
        <Button variant="contained" onClick={onClose}>
          {t('profile.keys.kept')}
        </Button>
      </DialogActions>
    </>
  );
}
