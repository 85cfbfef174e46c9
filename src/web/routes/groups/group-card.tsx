import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { MAX_COMPARED } from '#contract/analytics.ts';
import { groupEndpoints } from '#contract/endpoints/groups.ts';
import type { Group, GroupMember } from '#contract/group.ts';
import { ask } from '../../api/client.ts';
import { problemText } from '../../components/error/problem-text.ts';
import { RemoveButton } from '../../components/list/remove-button.tsx';
import { CompareLink } from '../../features/compare/compare-link.tsx';
import { GroupDialog } from '../../features/group/group-dialog.tsx';
import { GroupMark } from '../../features/group/group-mark.tsx';
import { groupsKey, useChangeMembers } from '../../features/group/group-queries.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { MemberAdder } from './member-adder.tsx';

/** A group with its members, and links to their pages. */
export function GroupCard({ group }: { group: Group }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const change = useChangeMembers();
  const [isEdited, setEdited] = useState(false);
  const { id, name, color, kind, members } = group;
  const tracked = members.filter(({ isTracked }) => isTracked);
  const remove = useMutation({
    mutationFn: () => ask(groupEndpoints.removeGroup, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: groupsKey }),
  });
  const alter = (members: { add?: string[]; remove?: string[] }) =>
    change.mutate({ id, ...members }, { onError: (error) => toast.error(problemText(t, error).title) });
  return (
    <Card component="section" aria-label={name}>
      <CardContent>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          {/* together, so that a long name does not leave its mark alone above it */}
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexGrow: 1, minWidth: 0 }}>
            <GroupMark color={color} />
            <Typography component="h2" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{name}</bdi>
            </Typography>
          </Stack>
          <Button
            size="small"
            color="inherit"
            aria-label={t('common.editNamed', { name })}
            onClick={() => setEdited(true)}
          >
            {t('common.edit')}
          </Button>
          <RemoveButton name={name} removal={remove}>
            {t('groups.removeDescription')}
          </RemoveButton>
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {t(`groups.count.${kind}`, { count: members.length, n: format.count(members.length) })}
        </Typography>
        <Members group={group} onRemove={(memberId) => alter({ remove: [memberId] })} />
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <MemberAdder
            kind={kind}
            name={name}
            chosen={members.map((member) => member.id)}
            onAdd={(memberId) => alter({ add: [memberId] })}
          />
          <Links group={group} tracked={tracked} />
        </Stack>
        {tracked.length > MAX_COMPARED && (
          <Typography variant="caption" color="textSecondary">
            {t('groups.comparesFirst', { n: format.count(MAX_COMPARED) })}
          </Typography>
        )}
      </CardContent>
      <GroupDialog isOpen={isEdited} group={group} onClose={() => setEdited(false)} />
    </Card>
  );
}

function Members({ group, onRemove }: { group: Group; onRemove: (memberId: string) => void }) {
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, my: 1.5, p: 0, listStyle: 'none' }}>
      {group.members.map((member) => (
        <li key={member.id}>
          <Chip
            clickable
            component={AppLink}
            to={`/${group.kind}/${member.id}`}
            variant={member.isTracked ? 'filled' : 'outlined'}
            label={<MemberName member={member} />}
            onDelete={(event: Event) => {
              event.preventDefault();
              onRemove(member.id);
            }}
            sx={{ maxWidth: 'min(320px, 80vw)' }}
          />
        </li>
      ))}
    </Box>
  );
}

function MemberName({ member }: { member: GroupMember }) {
  const { t } = useTranslation();
  return (
    // the name's direction decides which end is cut off
    <Box component="span" dir="auto" sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {member.name}
      {member.storeName !== null && (
        <>
          {' · '}
          <bdi>{member.storeName}</bdi>
        </>
      )}
      {!member.isTracked && ` · ${t('groups.notTracked')}`}
    </Box>
  );
}

function Links({ group: { id, kind }, tracked }: { group: Group; tracked: readonly GroupMember[] }) {
  const { t } = useTranslation();
  return (
    <>
      {kind === 'stores' && tracked.length > 0 && (
        <>
          <LinkButton color="inherit" to={`/overview?group=${id}`}>
            {t('navigation.overview')}
          </LinkButton>
          <LinkButton color="inherit" to={`/analytics?group=${id}`}>
            {t('navigation.analytics')}
          </LinkButton>
        </>
      )}
      {tracked.length > 0 && (
        <LinkButton color="inherit" to={`/alerts?${new URLSearchParams({ new: 'true', groupId: id })}`}>
          {t('alerts.new')}
        </LinkButton>
      )}
      {tracked.length > 1 && <CompareLink ids={tracked.slice(0, MAX_COMPARED).map((member) => member.id)} />}
    </>
  );
}
