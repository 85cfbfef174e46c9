import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Scope } from '#contract/scope.ts';
import type { StoreItem } from '#contract/store.ts';
import { AlertLink } from '../../features/alert/alert-link.tsx';
import { CompareLink } from '../../features/compare/compare-link.tsx';
import { AddToGroup } from '../../features/group/add-to-group.tsx';
import { ItemHeader, ItemHeaderSkeleton } from '../../features/scope/item-header.tsx';
import { ShopLink } from '../../features/scope/shop-link.tsx';
import { PracticeChip } from '../../features/store/practice/chip.tsx';
import { ReadingTimes } from '../../features/store/state/reading-times.tsx';
import { useTrackedBy } from '../../features/store/state/state.tsx';
import { StatusChip } from '../../features/store/state/status-chip.tsx';
import { StoreAvatar } from '../../features/store/store-avatar.tsx';
import { StoreActions } from '../../features/store/table/actions.tsx';
import { useFormat } from '../../i18n/use-format.ts';

const PICTURE_PX = 56;

type Props = {
  scope: Scope;
  store: StoreItem;
  part: string;
  onDeleted: () => void;
};

export function StoreHeader({ scope, store, part, onDeleted }: Props) {
  const { t } = useTranslation();
  const trackedBy = useTrackedBy();
  const format = useFormat();
  const facts = format.facts([
    store.platform && t(`store.platform.${store.platform}`),
    store.country && format.countryName(store.country),
    store.currency,
    !!store.productCount && t('store.products', { count: store.productCount, n: format.count(store.productCount) }),
  ]);
  return (
    <ItemHeader
      kind="stores"
      scope={scope}
      title={store.name}
      part={part}
      picture={<StoreAvatar store={store} size={PICTURE_PX} />}
      marks={
        <>
          <StatusChip status={store.status} />
          {store.isPractice && <PracticeChip isFocusable />}
        </>
      }
      actions={
        <>
          <CompareLink ids={[store.id]} />
          {scope === 'mine' && store.status !== 'SUSPENDED' && <AlertLink name={store.name} storeId={store.id} />}
          {store.status !== 'DATABASE' && <AddToGroup kind="stores" ids={[store.id]} name={store.name} />}
          <StoreActions store={store} look="contained" onDeleted={onDeleted} />
        </>
      }
    >
      <Stack direction="row" sx={{ columnGap: 1.5, alignItems: 'center', flexWrap: 'wrap', mt: 0.5 }}>
        <ShopLink href={store.url}>
          <bdi dir="ltr">{store.host}</bdi>
        </ShopLink>
        <Typography variant="body2" color="textSecondary">
          {facts}
        </Typography>
      </Stack>
      <ReadingTimes store={store} first={scope === 'catalogue' && trackedBy(store)} />
    </ItemHeader>
  );
}

export function StoreHeaderSkeleton() {
  return <ItemHeaderSkeleton picturePx={PICTURE_PX} height={88} />;
}
