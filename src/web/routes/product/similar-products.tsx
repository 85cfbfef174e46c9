import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ProductItem } from '#contract/product/product.ts';
import { RankedCard } from '../../features/list/ranked-card.tsx';
import { useOwnPeriod } from '../../features/period/use-own-period.ts';
import { usePeriod } from '../../features/period/use-period.ts';
import { listSimilarProductsQuery, similarProductsFile } from '../../features/product/list-similar-products.ts';
import { useProductEntries } from '../../features/product/product-entries.tsx';
import { useFormat } from '../../i18n/use-format.ts';

/** The best-selling products of the same categories and price band. */
export function SimilarProducts({ product }: { product: ProductItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [range] = usePeriod();
  const ownPeriod = useOwnPeriod();
  const similar = useQuery(listSimilarProductsQuery(product, range));
  const entriesOf = useProductEntries('catalogue');
  if (product.tags.length === 0) return null;
  return (
    <RankedCard
      title={t('database.products.similar')}
      description={format.facts([
        t('database.similarBy', {
          what: format.facts([
            format.list(product.tags.map((tag) => t(`tag.${tag}`))),
            t('database.products.samePrice'),
          ]),
        }),
        ownPeriod,
      ])}
      empty={{ title: t('database.noSimilar'), description: t('database.products.noSimilar') }}
      file={{ source: similarProductsFile(product, range), name: t('database.products.similar') }}
      source={similar}
      entries={similar.data && entriesOf(similar.data)}
    />
  );
}
