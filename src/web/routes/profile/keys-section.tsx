import KeyIcon from '@mui/icons-material/VpnKeyOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonalKey } from '#contract/account/personal-key.ts';
import { personalKeyEndpoints } from '#contract/endpoints/personal-keys.ts';
import { ask } from '../../api/client.ts';
import { EndableList } from '../../components/list/endable-list.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { SectionCard } from '../../components/page/section-card.tsx';
import { useRelativeTime } from '../../features/period/use-relative-time.ts';
import { part } from '../../navigation/load-page.ts';
import { keysKey, keysQuery } from './keys-query.ts';

const MakeKeyDialog = part(() => import('./make-key-dialog.tsx'), 'MakeKeyDialog');

/** The account's personal keys for programs. */
export function KeysSection() {
  const { t } = useTranslation();
  const { ago } = useRelativeTime();
  const keys = useQuery(keysQuery());
  const [isMaking, setMaking] = useState(false);
  const description = (
    <>
      {t('profile.keys.description')}{' '}
      <Link href="/api/docs" target="_blank">
        {t('profile.keys.docs')}
      </Link>
    </>
  );
  const factsOf = ({ mayWrite, callsPerMinute, lastUsedAt }: PersonalKey) => [
    t(mayWrite ? 'profile.keys.writes' : 'profile.keys.reads'),
    t('profile.keys.calls', { count: callsPerMinute }),
    lastUsedAt ? t('profile.keys.lastUsed', { when: ago(lastUsedAt) }) : t('profile.keys.neverUsed'),
  ];
  return (
    <SectionCard anchor="keys" title={t('profile.keys.title')} description={description}>
      <Stack sx={{ gap: 2, '& > button': { alignSelf: 'flex-start' } }}>
        <Loaded source={keys} waiting={<Skeleton variant="rounded" height={72} />}>
          {({ items, limit }) => (
            <EndableList
              items={items}
              none={t('profile.keys.none')}
              used={t('profile.keys.used', { used: items.length, limit })}
              icon={<KeyIcon />}
              besideName={beginningOf}
              factsOf={factsOf}
              end={{
                label: t('profile.keys.revoke'),
                title: (name) => t('profile.keys.revokeTitle', { name }),
                warning: t('profile.keys.revokeDescription'),
                doneText: t('profile.keys.revoked'),
                act: (id) => ask(personalKeyEndpoints.revokePersonalKey, { params: { id } }),
                queryKey: keysKey,
              }}
            />
          )}
        </Loaded>
        <Button variant="outlined" onClick={() => setMaking(true)}>
          {t('profile.keys.make')}
        </Button>
      </Stack>
      <Suspense>{isMaking && <MakeKeyDialog onClose={() => setMaking(false)} />}</Suspense>
    </SectionCard>
  );
}

function beginningOf({ beginning }: PersonalKey) {
  return (
    <Typography component="bdi" dir="ltr" variant="body2" sx={{ fontFamily: 'monospace', color: 'text.secondary' }}>
      {beginning}…
    </Typography>
  );
}
