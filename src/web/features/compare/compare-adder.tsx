import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import { useTranslation } from 'react-i18next';
import { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import type { Scope } from '#contract/scope.ts';
import { ask } from '../../api/client.ts';
import { ItemAdder, type ItemChoice } from '../../components/list/item-adder.tsx';
import { findProducts } from '../product/find-products.ts';
import { storesKey } from '../store/store-keys.ts';

const SHOWN_OF_EACH = 6;

type Choice = ItemChoice & { kind: 'stores' | 'products' };

type Props = { scope: Scope; chosen: readonly string[]; onAdd: (id: string) => void };

/** Adds a store or product to the comparison. */
export function CompareAdder({ scope, chosen, onAdd }: Props) {
  const { t } = useTranslation();
  return (
    <ItemAdder<Choice>
      label={t('compare.add')}
      queryKey={[...storesKey, 'compare', scope]}
      find={(q, signal) => findChoices(scope, q, signal)}
      chosen={chosen}
      onAdd={onAdd}
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
      sx={{ width: { xs: 1, sm: 360 } }}
    />
  );
}

const LISTS = {
  mine: { stores: storeEndpoints.listStores, products: productEndpoints.listProducts },
  catalogue: { stores: catalogueEndpoints.listCatalogueStores, products: catalogueEndpoints.listCatalogueProducts },
};

async function findChoices(scope: Scope, q: string, signal: AbortSignal): Promise<Choice[]> {
  const [stores, products] = await Promise.all([
    ask(LISTS[scope].stores, { query: { q }, signal }),
    findProducts({ q, most: SHOWN_OF_EACH, signal, endpoint: LISTS[scope].products }),
  ]);
  return [
    ...stores.items
      .slice(0, SHOWN_OF_EACH)
      .map(({ id, name, host }): Choice => ({ id, name, detail: host, kind: 'stores' })),
    ...products.map(({ id, title, storeName }): Choice => ({ id, name: title, detail: storeName, kind: 'products' })),
  ];
}
