import Stack from '@mui/material/Stack';
import type { StoreItem } from '#contract/store.ts';
import { IS_SHARED } from '../../../share/shared-place.ts';
import { FavoriteButton } from '../../favorite/favorite-button.tsx';
import { TrackButton } from '../add/track-button.tsx';
import { StoreMenu } from '../change/menu.tsx';

type Props = { store: StoreItem; look: 'icon' | 'outlined' | 'contained'; onDeleted?: () => void };

/** The actions on a store in a list: mark it as favourite; track it, or manage its tracking. */
export function StoreActions({ store, look, onDeleted }: Props) {
  if (IS_SHARED) return null;
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', alignItems: 'center', gap: look === 'icon' ? 0 : 0.5 }}>
      <FavoriteButton kind="stores" id={store.id} name={store.name} favorited={store.favorited} />
      {store.status === 'DATABASE' ? (
        <TrackButton url={store.url} name={store.name} look={look} />
      ) : (
        <StoreMenu store={store} onDeleted={onDeleted} />
      )}
    </Stack>
  );
}
