import type { StoreItem } from '#contract/store.ts';
import { Picture } from '../../components/picture.tsx';

/** The store's own icon, or the first letter of its name. Screen readers skip it, because the name is beside it. */
export function StoreAvatar({ store, size = 36 }: { store: Pick<StoreItem, 'name' | 'faviconUrl'>; size?: number }) {
  return (
    <Picture
      src={store.faviconUrl}
      px={size}
      look={{ fontSize: size * 0.45, fontWeight: 600, bgcolor: 'action.selected', color: 'text.secondary' }}
    >
      {Array.from(store.name.trim())[0]?.toLocaleUpperCase() ?? '?'}
    </Picture>
  );
}
