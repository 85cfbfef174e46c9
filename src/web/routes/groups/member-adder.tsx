import { useTranslation } from 'react-i18next';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import type { GroupKind } from '#contract/group.ts';
import { ask } from '../../api/client.ts';
import { ItemAdder, type ItemChoice } from '../../components/list/item-adder.tsx';
import { findProducts } from '../../features/product/find-products.ts';
import { storesKey } from '../../features/store/store-keys.ts';

const SHOWN = 20;

type Props = { kind: GroupKind; name: string; chosen: readonly string[]; onAdd: (id: string) => void };

/** Adds one of my stores or products to a group. */
export function MemberAdder({ kind, name, chosen, onAdd }: Props) {
  const { t } = useTranslation();
  return (
    <ItemAdder
      size="small"
      label={t(`groups.addMember.${kind}`)}
      ariaLabel={t(`groups.addMemberTo.${kind}`, { name })}
      queryKey={[...storesKey, 'group', kind]}
      find={(q, signal) => findMine(kind, q, signal)}
      chosen={chosen}
      onAdd={onAdd}
      sx={{ width: { xs: 1, sm: 280 } }}
    />
  );
}

async function findMine(kind: GroupKind, q: string, signal: AbortSignal): Promise<ItemChoice[]> {
  if (kind === 'stores') {
    const { items } = await ask(storeEndpoints.listStores, { query: { q }, signal });
    return items.map(({ id, name, host }) => ({ id, name, detail: host }));
  }
  const products = await findProducts({ q, most: SHOWN, signal });
  return products.map(({ id, title, storeName }) => ({ id, name: title, detail: storeName }));
}
