import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';

/** A text that is there to be copied. */
export function CopiedText({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('sharing.copied')),
      () => toast.error(t('sharing.notCopied')),
    );
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1 }}>
      <TextField
        fullWidth
        value={text}
        label={label}
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { readOnly: true, dir: 'ltr', spellCheck: false, sx: { fontFamily: 'monospace' } } }}
      />
      <Button
        variant="outlined"
        startIcon={<ContentCopy />}
        aria-label={t('sharing.copyNamed', { name: label })}
        onClick={() => void copy()}
        sx={{ flexShrink: 0 }}
      >
        {t('sharing.copy')}
      </Button>
    </Stack>
  );
}
