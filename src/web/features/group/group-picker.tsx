import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { Group } from '#contract/group.ts';
import { GroupMark } from './group-mark.tsx';

type Props = {
  groups: readonly Group[];
  value: string | undefined;
  onChange: (id: string | null) => void;
  fullWidth?: boolean;
};

const WITH_EMPTY = { select: { displayEmpty: true }, inputLabel: { shrink: true } };

/** Chooses all my stores or one group. Hidden while there is no group. */
export function GroupPicker({ groups, value, onChange, fullWidth = false }: Props) {
  const { t } = useTranslation();
  if (groups.length === 0) return null;
  return (
    <TextField
      select
      fullWidth={fullWidth}
      size="small"
      label={t('groups.pick')}
      value={groups.some(({ id }) => id === value) ? value : ''}
      onChange={({ target }) => onChange(target.value || null)}
      slotProps={WITH_EMPTY}
      sx={fullWidth ? undefined : { minWidth: 180, maxWidth: 280 }}
    >
      <MenuItem value="">{t('groups.allStores')}</MenuItem>
      {groups.map(({ id, name, color }) => (
        <MenuItem key={id} value={id}>
          <Stack component="span" direction="row" sx={{ gap: 1, alignItems: 'center', minWidth: 0 }}>
            <GroupMark color={color} />
            <bdi>{name}</bdi>
          </Stack>
        </MenuItem>
      ))}
    </TextField>
  );
}
