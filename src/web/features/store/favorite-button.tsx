import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import type { StoreItem } from '#contract/store.ts';
import { usePatchStore } from './patch-store.ts';

export function FavoriteButton({ store }: { store: StoreItem }) {
  const { t } = useTranslation();
  const patch = usePatchStore();
  const favorited = patch.isPending ? patch.variables.patch.favorited : store.favorited;
  return (
    <IconButton
      size="small"
      color={favorited ? 'warning' : 'default'}
      aria-pressed={favorited}
      aria-label={t('store.favorite', { name: store.name })}
      onClick={() => patch.mutate({ id: store.id, patch: { favorited: !favorited } })}
    >
      {favorited ? <Star fontSize="small" /> : <StarBorder fontSize="small" />}
    </IconButton>
  );
}
