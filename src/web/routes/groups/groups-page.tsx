import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { PageHeader } from '../../components/page/header.tsx';
import { GroupDialog } from '../../features/group/group-dialog.tsx';
import { groupsQuery } from '../../features/group/group-queries.ts';
import { NoteList } from '../../features/note/note-list.tsx';
import { GroupCard } from './group-card.tsx';

/** My groups of stores and products, and all my notes. */
export function GroupsPage() {
  const { t } = useTranslation();
  const groups = useQuery(groupsQuery());
  const [isMaking, setMaking] = useState(false);
  const isEmpty = groups.data?.items.length === 0;
  const make = (
    <Button variant="contained" onClick={() => setMaking(true)}>
      {t('groups.new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('groups.title')}
        description={t('groups.description')}
        actions={isEmpty ? undefined : make}
      />
      <Stack sx={{ gap: 3, maxWidth: 960 }}>
        <Loaded source={groups} waiting={<Skeleton variant="rounded" height={200} />}>
          {({ items, limit }) =>
            isEmpty ? (
              <Card>
                <EmptyState title={t('groups.none')} description={t('groups.noneDescription')} action={make} />
              </Card>
            ) : (
              <>
                {items.map((group) => (
                  <GroupCard key={group.id} group={group} />
                ))}
                <Typography variant="body2" color="textSecondary">
                  {t('channels.used', { used: items.length, limit })}
                </Typography>
              </>
            )
          }
        </Loaded>
        <NoteList />
      </Stack>
      <GroupDialog isOpen={isMaking} onClose={() => setMaking(false)} />
    </>
  );
}
