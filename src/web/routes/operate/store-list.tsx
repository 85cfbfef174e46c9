import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operateEndpoints } from '#contract/endpoints/operate.ts';
import type { OperateStore } from '#contract/operate.ts';
import { ask } from '../../api/client.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ActMenu } from './act-menu.tsx';
import { OperateList } from './operate-list.tsx';
import { storesQuery } from './operate-queries.ts';

const COLOR = { read: 'success', pending: 'info', unreadable: 'error' } as const;

export function StoreList() {
  const { t } = useTranslation();
  const format = useFormat();
  const [asked, setAsked] = useState({ q: '', page: 0 });
  const when = (at: string | null) => (at ? format.dateTime(at) : t('operate.never'));
  return (
    <OperateList
      label={t('operate.tab.stores')}
      searchLabel={t('operate.stores.search')}
      empty={t('operate.stores.none')}
      asked={asked}
      onAsk={setAsked}
      source={useQuery(storesQuery(asked))}
      columns={[
        t('operate.stores.store'),
        t('operate.stores.state'),
        t('operate.stores.trackedBy'),
        t('operate.stores.read'),
        t('operate.stores.next'),
        t('operate.acts'),
      ]}
      row={(store) => [
        <bdi key="host" dir="ltr">
          {store.host}
        </bdi>,
        <State key="state" store={store} />,
        format.count(store.trackedBy),
        when(store.lastReadAt),
        when(store.dueAt),
        <StoreActs key="acts" store={store} />,
      ]}
    />
  );
}

function State({ store: { state, problem } }: { store: OperateStore }) {
  const { t } = useTranslation();
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 0.5 }}>
      <Chip size="small" variant="outlined" color={COLOR[state]} label={t(`operate.stores.is.${state}`)} />
      {problem && (
        <Typography variant="caption" color="textSecondary">
          {t(`error.${problem}.title`)}
        </Typography>
      )}
    </Stack>
  );
}

function StoreActs({ store: { id, host, problem } }: { store: OperateStore }) {
  const { t } = useTranslation();
  if (problem === 'store-excluded') return null;
  return (
    <ActMenu
      name={host}
      acts={[
        {
          key: 'read',
          label: t('operate.stores.act.read'),
          question: t('operate.stores.ask.read', { name: host }),
          work: () => ask(operateEndpoints.readStoreNow, { params: { id } }),
        },
        {
          key: 'exclude',
          label: t('operate.stores.act.exclude'),
          question: t('operate.stores.ask.exclude', { name: host }),
          isGrave: true,
          work: () => ask(operateEndpoints.excludeStore, { params: { id } }),
        },
      ]}
    />
  );
}
