import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import { ask } from '../../api/client.ts';
import { problemText } from '../../components/error/problem-text.ts';
import { storesKey } from '../store/store-keys.ts';

const MARKED = { stores: catalogueEndpoints.changeCatalogueStore, products: catalogueEndpoints.changeCatalogueProduct };

type Favorite = { kind: 'stores' | 'products'; id: string; favorited: boolean };

/** Marks any store or product as a favourite. Pending until the screens show it, so that nothing flickers back. */
export function useSetFavorite() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id, favorited }: Favorite) => ask(MARKED[kind], { params: { id }, body: { favorited } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: storesKey }),
    onError: (error) => {
      toast.error(problemText(t, error).title);
    },
  });
}
