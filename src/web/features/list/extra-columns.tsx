import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ListColumn } from '#contract/preferences.ts';
import type { TermName } from '../../components/term.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { ChangeMark } from '../estimate/change-mark.tsx';
import type { DataColumn } from './data-table.tsx';
import type { ListedItem } from './listed-item.ts';

/** The look of each extra column. `sortBy`: the server's sort key. */
const LOOK: Record<ListColumn, { width: number; isNumeric: boolean; sortBy?: 'newest' | 'change'; term?: TermName }> = {
  firstSeen: { width: 124, isNumeric: true, sortBy: 'newest' },
  change: { width: 132, isNumeric: true, sortBy: 'change', term: 'change' },
  discount: { width: 104, isNumeric: true },
  platform: { width: 124, isNumeric: false },
  stock: { width: 112, isNumeric: false },
  signal: { width: 168, isNumeric: false, term: 'basedOn' },
};

/** The extra columns that the user chose. */
export function extraColumns<Item extends ListedItem>(
  chosen: readonly ListColumn[],
  nameOf: (column: ListColumn) => string,
): DataColumn<Item>[] {
  return chosen.map((column) => {
    const { sortBy, ...look } = LOOK[column];
    return {
      id: sortBy ?? column,
      // the server sorts, but the library makes a column sortable only if it has an accessor
      ...(sortBy && { accessorFn: (item: Item) => item.firstSeenAt }),
      header: nameOf(column),
      enableSorting: sortBy !== undefined,
      meta: look,
      cell: ({ row }) => <ExtraCell item={row.original} column={column} />,
    };
  });
}

function ExtraCell({ item, column }: { item: ListedItem; column: ListColumn }) {
  const textOf = useExtraText();
  if (column === 'change') {
    return (
      <ChangeMark current={item.orders} previous={item.previous.orders} change={item.change.orders} layout="stack" />
    );
  }
  return (
    <Typography variant="body2" component="span" noWrap sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {textOf(item, column)}
    </Typography>
  );
}

function useExtraText(): (item: ListedItem, column: Exclude<ListColumn, 'change'>) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const shareText = (share: number | null) => (share === null ? '' : format.percent(share));
  return (item, column) => {
    switch (column) {
      case 'firstSeen':
        return format.utcDay(item.firstSeenAt);
      case 'discount':
        return shareText('price' in item ? discountOf(item) : item.discountedShare);
      case 'platform':
        return item.platform === null ? '' : t(`store.platform.${item.platform}`);
      case 'stock':
        if ('price' in item) return t(`filter.stockIs.${item.available ? 'in' : 'out'}`);
        return item.soldOutShare === null ? '' : t('list.soldOut', { share: format.percent(item.soldOutShare) });
      case 'signal':
        return item.orders.basis === 'none' ? t('estimate.no-signal.label') : t(`filter.signal.${item.orders.basis}`);
    }
  };
}

/** The discount as a share; null if the price is not reduced. */
function discountOf({ price, compareAtPrice }: Extract<ListedItem, { price: unknown }>): number | null {
  if (compareAtPrice === null || compareAtPrice.amount <= price.amount) return null;
  return 1 - price.amount / compareAtPrice.amount;
}
