import AssistantIcon from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import type { Assistant } from '#contract/assistant.ts';
import { assistantEndpoints } from '#contract/endpoints/assistants.ts';
import { ask } from '../../api/client.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { useRelativeTime } from '../../features/period/use-relative-time.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { AssistantAddress } from './assistant-address.tsx';
import { assistantsKey, assistantsQuery } from './assistants-query.ts';
import { SectionCard } from './section-card.tsx';

/** How an assistant asks in this account's name, and those that may. */
export function AssistantsSection() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [leaving, setLeaving] = useState<Assistant | null>(null);
  const revoke = useMutation({
    mutationFn: (id: string) => ask(assistantEndpoints.revokeAssistant, { params: { id } }),
    onSuccess: () => {
      toast.success(t('profile.assistants.revoked'));
      setLeaving(null);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: assistantsKey }),
  });
  return (
    <SectionCard title={t('profile.assistants.title')} description={t('profile.assistants.description')}>
      <Stack sx={{ gap: 2 }}>
        <Loaded source={useQuery(assistantsQuery())} waiting={<Skeleton variant="rounded" height={220} />}>
          {({ items, limit, address }) => (
            <>
              <AssistantAddress address={address} />
              {items.length === 0 && <Typography color="textSecondary">{t('profile.assistants.none')}</Typography>}
              {items.length > 0 && (
                <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
                  {items.map((assistant) => (
                    <AssistantRow key={assistant.id} assistant={assistant} onRevoke={() => setLeaving(assistant)} />
                  ))}
                </Stack>
              )}
              <Typography variant="body2" color="textSecondary">
                {t('profile.assistants.used', { used: items.length, limit })}
              </Typography>
            </>
          )}
        </Loaded>
      </Stack>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('profile.assistants.revokeTitle', { name: leaving?.name ?? '' })}
        confirmLabel={t('profile.assistants.revoke')}
        color="error"
        isLoading={revoke.isPending}
        error={revoke.error}
        onConfirm={() => leaving && revoke.mutate(leaving.id)}
        onCancel={() => setLeaving(null)}
      >
        {t('profile.assistants.revokeDescription')}
      </ConfirmDialog>
    </SectionCard>
  );
}

function AssistantRow({ assistant, onRevoke }: { assistant: Assistant; onRevoke: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ago } = useRelativeTime();
  const { name, createdAt, lastUsedAt } = assistant;
  const facts = [
    t('profile.assistants.since', { when: ago(createdAt) }),
    lastUsedAt ? t('profile.assistants.lastUsed', { when: ago(lastUsedAt) }) : t('profile.assistants.neverUsed'),
  ];
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
      <Box sx={{ display: 'grid', color: 'text.secondary' }}>
        <AssistantIcon />
      </Box>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {format.facts(facts)}
        </Typography>
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        onClick={onRevoke}
        aria-label={t('profile.assistants.revokeNamed', { name })}
      >
        {t('profile.assistants.revoke')}
      </Button>
    </Box>
  );
}
