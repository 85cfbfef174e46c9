import AssistantIcon from '@mui/icons-material/ForumOutlined';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Assistant } from '#contract/assistant.ts';
import { assistantEndpoints } from '#contract/endpoints/assistants.ts';
import { ask } from '../../api/client.ts';
import { EndableList } from '../../components/list/endable-list.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { SectionCard } from '../../components/page/section-card.tsx';
import { useRelativeTime } from '../../features/period/use-relative-time.ts';
import { AssistantAddress } from './assistant-address.tsx';
import { assistantsKey, assistantsQuery } from './assistants-query.ts';

/** How to connect an assistant, and the assistants that have access. */
export function AssistantsSection() {
  const { t } = useTranslation();
  const { ago } = useRelativeTime();
  const factsOf = ({ createdAt, lastUsedAt }: Assistant) => [
    t('profile.assistants.since', { when: ago(createdAt) }),
    lastUsedAt ? t('profile.assistants.lastUsed', { when: ago(lastUsedAt) }) : t('profile.assistants.neverUsed'),
  ];
  return (
    <SectionCard title={t('profile.assistants.title')} description={t('profile.assistants.description')}>
      <Stack sx={{ gap: 2 }}>
        <Loaded source={useQuery(assistantsQuery())} waiting={<Skeleton variant="rounded" height={220} />}>
          {({ items, limit, address }) => (
            <>
              <AssistantAddress address={address} />
              <EndableList
                items={items}
                none={t('profile.assistants.none')}
                used={t('profile.assistants.used', { used: items.length, limit })}
                icon={<AssistantIcon />}
                factsOf={factsOf}
                end={{
                  label: t('profile.assistants.revoke'),
                  title: (name) => t('profile.assistants.revokeTitle', { name }),
                  warning: t('profile.assistants.revokeDescription'),
                  doneText: t('profile.assistants.revoked'),
                  act: (id) => ask(assistantEndpoints.revokeAssistant, { params: { id } }),
                  queryKey: assistantsKey,
                }}
              />
            </>
          )}
        </Loaded>
      </Stack>
    </SectionCard>
  );
}
