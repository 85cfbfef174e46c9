import { useLocation } from 'react-router';
import type { ProductItem } from '#contract/product.ts';
import type { Scope } from '#contract/scope.ts';
import type { RankedEntry } from '../chart/ranked-list.tsx';
import { ComparedFigure } from '../estimate/compared-figure.tsx';
import { EntryName } from '../list/entry-name.tsx';
import { periodSearch } from '../period/period-search.ts';
import { useProductPath } from '../scope/use-page-path.ts';
import { ProductImage } from './product-image.tsx';

type Amount = (product: ProductItem) => number | null;

/** Products as entries of a ranked list; their bars stand for the orders unless told otherwise. */
export function useProductEntries(
  scope: Scope,
): (products: readonly ProductItem[], amountOf?: Amount) => RankedEntry[] {
  const search = periodSearch(useLocation().search);
  const pathOf = useProductPath(scope);
  return (products, amountOf = ({ orders }) => orders.value) =>
    products.map((product) => {
      const path = pathOf(product.id, product.storeStatus);
      return {
        id: product.id,
        amount: amountOf(product),
        figure: <ComparedFigure item={product} metric="orders" />,
        name: (
          <EntryName
            to={path && `${path}${search}`}
            picture={<ProductImage product={product} size={32} />}
            name={product.title}
            isPractice={product.isPractice}
          >
            {product.storeName}
          </EntryName>
        ),
      };
    });
}
