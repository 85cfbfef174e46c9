import type { ProductItem } from '#contract/product/product.ts';
import type { Scope } from '#contract/scope.ts';
import type { RankedEntry } from '../chart/ranked-list.tsx';
import { ComparedFigure } from '../estimate/compared-figure.tsx';
import { MovedFigure, movedBy } from '../estimate/moved-figure.tsx';
import { EntryName } from '../list/entry-name.tsx';
import { useProductPath } from '../scope/use-page-path.ts';
import { ProductImage } from './product-image.tsx';

/** Products as entries of a ranked list, by orders or by their change. */
export function useProductEntries(
  scope: Scope,
): (products: readonly ProductItem[], by?: 'orders' | 'move') => RankedEntry[] {
  const pathOf = useProductPath(scope);
  return (products, by = 'orders') =>
    products.map((product) => {
      const path = pathOf(product.id, product.storeStatus);
      return {
        id: product.id,
        amount: by === 'move' ? Math.abs(movedBy(product)) : product.orders.value,
        figure: by === 'move' ? <MovedFigure item={product} /> : <ComparedFigure item={product} metric="orders" />,
        name: (
          <EntryName
            to={path}
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
