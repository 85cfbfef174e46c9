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
import { channelsQuery } from '../../features/channel/list-channels.ts';
import { AddChannelDialog } from './add-channel-dialog.tsx';
import { ChannelRow } from './channel-row.tsx';

/** The channels on which I receive alerts. */
export function ChannelsPage() {
  const { t } = useTranslation();
  const channels = useQuery(channelsQuery());
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant="contained" onClick={() => setAdding(true)}>
      {t('channels.add')}
    </Button>
  );
  const isEmpty = channels.data?.items.length === 0;
  return (
    <>
      <PageHeader
        title={t('channels.title')}
        description={t('channels.description')}
        actions={isEmpty ? undefined : add}
      />
      <Card sx={{ maxWidth: 960 }}>
        <Loaded source={channels} waiting={<Skeleton variant="rounded" height={160} sx={{ m: 2 }} />}>
          {({ items, limit }) =>
            isEmpty ? (
              <EmptyState title={t('channels.none')} description={t('channels.noneDescription')} action={add} />
            ) : (
              <>
                <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                  {items.map((channel) => (
                    <ChannelRow key={channel.id} channel={channel} />
                  ))}
                </Stack>
                <Typography variant="body2" color="textSecondary" sx={{ px: 2.5, py: 1.5 }}>
                  {t('channels.used', { used: items.length, limit })}
                </Typography>
              </>
            )
          }
        </Loaded>
      </Card>
      <AddChannelDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
