import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import type { GroupKind } from '#contract/group.ts';
import { ask } from '../../api/client.ts';
import { problemText } from '../../components/problem-text.ts';
import { usePause } from '../../components/use-pause.ts';
import { findProducts } from '../../features/product/find-products.ts';
import { storesKey } from '../../features/store/store-keys.ts';

const PAUSE_MS = 200;
const SHOWN = 20;

type Choice = { id: string; name: string; detail: string };
type Props = { kind: GroupKind; name: string; chosen: readonly string[]; onAdd: (id: string) => void };

/** Finds one of my stores or products by name and adds it to a group. */
export function MemberAdder({ kind, name, chosen, onAdd }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const found = useQuery(findMineQuery(kind, usePause(typed.trim(), PAUSE_MS)));
  return (
    <Autocomplete<Choice>
      size="small"
      options={(found.data ?? []).filter(({ id }) => !chosen.includes(id))}
      value={null}
      inputValue={typed}
      loading={found.isFetching}
      loadingText={t('common.loading')}
      noOptionsText={found.error ? problemText(t, found.error).title : t('filter.noOptions')}
      openText={t('filter.open')}
      closeText={t('filter.close')}
      filterOptions={(all) => all}
      getOptionLabel={(choice) => choice.name}
      getOptionKey={({ id }) => id}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, choice) => choice && onAdd(choice.id)}
      renderOption={({ key, ...props }, choice) => (
        <li key={key} {...props}>
          <span>
            <bdi>{choice.name}</bdi>
            &nbsp;· <bdi>{choice.detail}</bdi>
          </span>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label={t(`groups.addMember.${kind}`, { name })} />}
      sx={{ width: { xs: 1, sm: 280 } }}
    />
  );
}

function findMineQuery(kind: GroupKind, q: string) {
  return queryOptions({
    queryKey: [...storesKey, 'group', kind, q],
    queryFn: async ({ signal }): Promise<Choice[]> => {
      if (kind === 'stores') {
        const { items } = await ask(storeEndpoints.listStores, { query: { q }, signal });
        return items.map(({ id, name, host }) => ({ id, name, detail: host }));
      }
      return (await findProducts({ q, most: SHOWN, signal })).map(({ id, title, storeName }) => ({
        id,
        name: title,
        detail: storeName,
      }));
    },
    placeholderData: keepPreviousData,
  });
}
