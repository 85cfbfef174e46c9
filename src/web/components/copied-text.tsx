import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';

type Props = {
  label: string;
  text: string;
  /** Whether copying is the main action of the page. */
  isMain?: boolean;
};

/** A text with a button that copies it. */
export function CopiedText({ label, text, isMain = false }: Props) {
  const { t } = useTranslation();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('common.copied')),
      () => toast.error(t('common.notCopied')),
    );
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1 }}>
      <TextField
        fullWidth
        value={text}
        label={label}
        onFocus={(event) => event.target.select()}
        slotProps={{
          htmlInput: {
            readOnly: true,
            dir: 'ltr',
            spellCheck: false,
            sx: { fontFamily: 'monospace', textOverflow: 'ellipsis' },
          },
        }}
      />
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        startIcon={<ContentCopy />}
        aria-label={t('common.copyNamed', { name: label })}
        onClick={() => void copy()}
        sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
      >
        {t('common.copy')}
      </Button>
    </Stack>
  );
}
