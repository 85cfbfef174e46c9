import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import type { Scope } from '#contract/scope.ts';
import { ask } from '../../api/client.ts';
import { problemText } from '../../components/problem-text.ts';
import { usePause } from '../../components/use-pause.ts';
import { findProducts } from '../product/find-products.ts';
import { storesKey } from '../store/store-keys.ts';

const PAUSE_MS = 200;
const SHOWN_OF_EACH = 6;

type Choice = { id: string; name: string; detail: string; kind: 'stores' | 'products' };

type Props = { scope: Scope; chosen: readonly string[]; onAdd: (id: string) => void };

/** Finds a store or product by its name and adds it. */
export function CompareAdder({ scope, chosen, onAdd }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const found = useQuery(findChoicesQuery(scope, usePause(typed.trim(), PAUSE_MS)));
  return (
    <Autocomplete<Choice>
      options={(found.data ?? []).filter(({ id }) => !chosen.includes(id))}
      value={null}
      inputValue={typed}
      loading={found.isFetching}
      loadingText={t('common.loading')}
      noOptionsText={found.error ? problemText(t, found.error).title : t('filter.noOptions')}
      openText={t('filter.open')}
      closeText={t('filter.close')}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      groupBy={({ kind }) => t(`compare.group.${kind}`)}
      // a plain item between the list and its options would hide them from screen readers
      renderGroup={({ key, group, children }) => (
        <Box component="li" key={key} role="group" aria-label={group}>
          <ListSubheader component="div" aria-hidden>
            {group}
          </ListSubheader>
          <Box component="ul" role="presentation" sx={{ p: 0 }}>
            {children}
          </Box>
        </Box>
      )}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, choice) => choice && onAdd(choice.id)}
      renderOption={({ key, ...props }, { name, detail }) => (
        <li key={key} {...props}>
          <span>
            <bdi>{name}</bdi>
            &nbsp;· <bdi>{detail}</bdi>
          </span>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label={t('compare.add')} />}
      sx={{ width: { xs: 1, sm: 360 } }}
    />
  );
}

const LISTS = {
  mine: { stores: storeEndpoints.listStores, products: productEndpoints.listProducts },
  catalogue: { stores: catalogueEndpoints.listCatalogueStores, products: catalogueEndpoints.listCatalogueProducts },
};

function findChoicesQuery(scope: Scope, q: string) {
  return queryOptions({
    queryKey: [...storesKey, 'compare', scope, q],
    queryFn: async ({ signal }): Promise<Choice[]> => {
      const [stores, products] = await Promise.all([
        ask(LISTS[scope].stores, { query: { q }, signal }),
        findProducts({ q, most: SHOWN_OF_EACH, signal, endpoint: LISTS[scope].products }),
      ]);
      return [
        ...stores.items
          .slice(0, SHOWN_OF_EACH)
          .map(({ id, name, host }): Choice => ({ id, name, detail: host, kind: 'stores' })),
        ...products.map(
          ({ id, title, storeName }): Choice => ({ id, name: title, detail: storeName, kind: 'products' }),
        ),
      ];
    },
    placeholderData: keepPreviousData,
  });
}
