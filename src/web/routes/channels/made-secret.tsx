import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { CopiedText } from '../../components/copied-text.tsx';

type Props = { titleId: string; secret: string; onClose: () => void };

/** The secret that signs a webhook's messages. It is shown only now. */
export function MadeSecret({ titleId, secret, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <DialogTitle id={titleId}>{t('channels.secret')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <Alert severity="warning">{t('channels.secretOnce')}</Alert>
          <CopiedText label={t('channels.secret')} text={secret} isMain />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('channels.secretKept')}
        </Button>
      </DialogActions>
    </>
  );
}
