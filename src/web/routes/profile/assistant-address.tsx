import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';

/** The address that an assistant is given, and what to do with it. */
export function AssistantAddress({ address }: { address: string }) {
  const { t } = useTranslation();
  const howId = useId();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success(t('profile.assistants.copied')),
      () => toast.error(t('profile.assistants.notCopied')),
    );
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1 }}>
        <TextField
          fullWidth
          value={address}
          label={t('profile.assistants.address')}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', spellCheck: false } }}
        />
        <Button
          variant="outlined"
          startIcon={<ContentCopy />}
          onClick={() => void copy()}
          sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
        >
          {t('profile.assistants.copy')}
        </Button>
      </Stack>
      <Box>
        <Typography id={howId} sx={{ fontWeight: 600 }}>
          {t('profile.assistants.how')}
        </Typography>
        <Box component="ol" aria-labelledby={howId} sx={{ my: 0.5, paddingInlineStart: 3 }}>
          <li>{t('profile.assistants.step1')}</li>
          <li>{t('profile.assistants.step2')}</li>
          <li>{t('profile.assistants.step3')}</li>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t('profile.assistants.byKey')}
        </Typography>
      </Box>
    </>
  );
}
