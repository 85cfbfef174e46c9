import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useSetFavorite } from './set-favorite.ts';

type Props = { kind: 'stores' | 'products'; id: string; name: string; favorited: boolean };

export function FavoriteButton({ kind, id, name, favorited: was }: Props) {
  const { t } = useTranslation();
  const set = useSetFavorite();
  const favorited = set.isPending ? set.variables.favorited : was;
  return (
    <IconButton
      size="small"
      color={favorited ? 'warning' : 'default'}
      aria-pressed={favorited}
      aria-label={t('store.favorite', { name })}
      onClick={() => set.mutate({ kind, id, favorited: !favorited })}
    >
      {favorited ? <Star fontSize="small" /> : <StarBorder fontSize="small" />}
    </IconButton>
  );
}
