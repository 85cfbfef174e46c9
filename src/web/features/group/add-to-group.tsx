import FolderOutlined from '@mui/icons-material/FolderOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import type { Group, GroupKind } from '#contract/group.ts';
import { problemText } from '../../components/error/problem-text.ts';
import { Hint } from '../../components/hint.tsx';
import { LazyMenu } from '../../components/lazy-overlays.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { GroupMark } from './group-mark.tsx';
import { groupsQuery, ofKind, useChangeMembers } from './group-queries.ts';

type Props = {
  kind: GroupKind;
  ids: readonly string[];
  /** The item's name if there is only one. For several, the button has a text. */
  name?: string;
  onDone?: () => void;
};

/** Adds the chosen items to a group, or removes them from a group that has them all. */
export function AddToGroup({ kind, ids, name, onDone }: Props) {
  const { t } = useTranslation();
  const groups = ofKind(useQuery(groupsQuery()).data?.items, kind);
  const change = useChangeMembers();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isMaking, setMaking] = useState(false);
  const has = ({ members }: Group) => ids.every((id) => members.some((member) => member.id === id));
  const toggle = (group: Group) => {
    const isIn = has(group);
    setAnchor(null);
    change.mutate(
      { id: group.id, [isIn ? 'remove' : 'add']: [...ids] },
      {
        onSuccess: () => {
          toast.success(t(isIn ? 'groups.removed' : 'groups.added', { name: group.name }));
          onDone?.();
        },
        onError: (error) => toast.error(problemText(t, error).title),
      },
    );
  };
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  } as const;
  const label = t('groups.addNamed', { name });
  return (
    <>
      {name === undefined ? (
        <Button {...opener} size="small" color="inherit" startIcon={<FolderOutlined />}>
          {t('groups.add')}
        </Button>
      ) : (
        <Hint title={label}>
          <IconButton {...opener} size="small" aria-label={label}>
            <FolderOutlined fontSize="small" />
          </IconButton>
        </Hint>
      )}
      <LazyMenu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {groups.map((group) => (
          <MenuItem
            key={group.id}
            role="menuitemcheckbox"
            aria-checked={has(group)}
            selected={has(group)}
            onClick={() => toggle(group)}
          >
            <ListItemIcon>
              <GroupMark color={group.color} />
            </ListItemIcon>
            <bdi>{group.name}</bdi>
          </MenuItem>
        ))}
        {groups.length > 0 && <Divider component="li" role="presentation" />}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setMaking(true);
          }}
        >
          {t('groups.new')}
        </MenuItem>
      </LazyMenu>
      <GroupDialog isOpen={isMaking} members={{ kind, ids }} onClose={() => setMaking(false)} onDone={onDone} />
    </>
  );
}
