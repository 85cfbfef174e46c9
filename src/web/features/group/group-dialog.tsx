import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
import { Choice } from '../../components/choice.tsx';
import { DialogForm, DialogFrame } from '../../components/dialog/form-dialog.tsx';
import { GroupMark } from './group-mark.tsx';
import { groupsKey } from './group-queries.ts';

type Props = {
  isOpen: boolean;
  /** The group to change; without it a new one is made. */
  group?: Group;
  /** The members of a new group; without them the form asks for the kind. */
  members?: { kind: GroupKind; ids: readonly string[] };
  onClose: () => void;
  onDone?: () => void;
};

/** Asks for the name and the colour of a group. */
export function GroupDialog({ isOpen, ...props }: Props) {
  return (
    <DialogFrame isOpen={isOpen} maxWidth="xs" onClose={props.onClose}>
      {(titleId) => <GroupForm titleId={titleId} {...props} />}
    </DialogFrame>
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
  return (
    <DialogForm
      titleId={titleId}
      title={t(group ? 'common.edit' : 'groups.new')}
      submitLabel={t('common.save')}
      isReady={name.trim() !== ''}
      isPending={keep.isPending}
      error={keep.error}
      onSubmit={() => keep.mutate()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        label={t('groups.name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_GROUP_NAME, dir: 'auto', autoComplete: 'off' } }}
      />
      <Choice
        label={t('groups.color')}
        value={color}
        options={GROUP_COLORS.map((one) => [
          one,
          <Stack key={one} component="span" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            <GroupMark color={one} />
            {t(`groups.colors.${one}`)}
          </Stack>,
        ])}
        onChange={setColor}
      />
      {!group && !members && (
        <Choice
          label={t('groups.kindLabel')}
          value={kind}
          options={GROUP_KINDS.map((one) => [one, t(`groups.kind.${one}`)])}
          onChange={setKind}
        />
      )}
    </DialogForm>
  );
}
