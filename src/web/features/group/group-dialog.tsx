import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupEndpoints } from '#contract/endpoints/groups.ts';
import {
  GROUP_COLORS,
  GROUP_KINDS,
  type Group,
  type GroupColor,
  type GroupKind,
  LONGEST_GROUP_NAME,
} from '#contract/group.ts';
import { ask } from '../../api/client.ts';
import { ProblemMessage } from '../../components/problem-message.tsx';
import { GroupMark } from './group-mark.tsx';
import { groupsKey } from './group-queries.ts';

type Props = {
  isOpen: boolean;
  /** The group that is changed; without it one is made. */
  group?: Group;
  /** What it is made of; without it that is asked. */
  members?: { kind: GroupKind; ids: readonly string[] };
  onClose: () => void;
  onDone?: () => void;
};

/** Asks for the name and the colour of a group. */
export function GroupDialog({ isOpen, ...props }: Props) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={props.onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <GroupForm titleId={titleId} {...props} />
    </Dialog>
  );
}

function GroupForm({ titleId, group, members, onClose, onDone }: Omit<Props, 'isOpen'> & { titleId: string }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [name, setName] = useState(group?.name ?? '');
  const [color, setColor] = useState<GroupColor>(group?.color ?? 'green');
  const [kind, setKind] = useState<GroupKind>(members?.kind ?? 'stores');
  const keep = useMutation({
    mutationFn: async () => {
      if (group) await ask(groupEndpoints.changeGroup, { params: { id: group.id }, body: { name, color } });
      else await ask(groupEndpoints.makeGroup, { body: { name, color, kind, members: [...(members?.ids ?? [])] } });
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: groupsKey });
      onDone?.();
      onClose();
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() !== '') keep.mutate();
  };
  return (
    <form onSubmit={submit} noValidate>
      <DialogTitle id={titleId}>{t(group ? 'groups.edit' : 'groups.new')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          <TextField
            autoFocus
            required
            label={t('groups.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: LONGEST_GROUP_NAME, dir: 'auto', autoComplete: 'off' } }}
          />
          <TextField
            select
            label={t('groups.color')}
            value={color}
            onChange={(event) => setColor(event.target.value as GroupColor)}
          >
            {GROUP_COLORS.map((one) => (
              <MenuItem key={one} value={one}>
                <Stack component="span" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
                  <GroupMark color={one} />
                  {t(`groups.colors.${one}`)}
                </Stack>
              </MenuItem>
            ))}
          </TextField>
          {!group && !members && (
            <TextField
              select
              label={t('groups.kindLabel')}
              value={kind}
              onChange={(event) => setKind(event.target.value as GroupKind)}
            >
              {GROUP_KINDS.map((one) => (
                <MenuItem key={one} value={one}>
                  {t(`groups.kind.${one}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
          {keep.error && <ProblemMessage error={keep.error} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={keep.isPending} disabled={name.trim() === ''}>
          {t('groups.save')}
        </Button>
      </DialogActions>
    </form>
  );
}
