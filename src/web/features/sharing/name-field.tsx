import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { LONGEST_SHARE_NAME } from '#contract/sharing/share.ts';

type Props = { name: string; hint: string; onChange: (name: string) => void };

/** The owner's name for something shared or sent. */
export function NameField({ name, hint, onChange }: Props) {
  const { t } = useTranslation();
  const isNamed = name.trim() !== '';
  return (
    <TextField
      autoFocus
      label={t('sharing.name')}
      value={name}
      onChange={(event) => onChange(event.target.value)}
      error={!isNamed}
      helperText={isNamed ? hint : t('sharing.nameMissing')}
      slotProps={{ htmlInput: { maxLength: LONGEST_SHARE_NAME, dir: 'auto', autoComplete: 'off' } }}
    />
  );
}
