import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { PRODUCT_SORTS, STORE_SORTS } from '#contract/filters.ts';
import { SORT_ORDERS } from '#contract/list.ts';
import type { List } from './list-params.ts';

/** All orders of a list. The table's headers offer only the usual ones. */
export function SortField({ kind, list }: { kind: 'stores' | 'products'; list: List }) {
  const { t } = useTranslation();
  const { params, change } = list;
  const sorts = kind === 'stores' ? STORE_SORTS : PRODUCT_SORTS;
  return (
    <TextField
      select
      label={t('list.sortBy')}
      value={`${params.sortBy} ${params.sortOrder}`}
      onChange={(event) => {
        const [by, order] = event.target.value.split(' ');
        change({
          sortBy: PRODUCT_SORTS.find((one) => one === by),
          sortOrder: SORT_ORDERS.find((one) => one === order),
        });
      }}
      sx={{ width: { xs: 1, sm: 208 } }}
    >
      {sorts.flatMap((by) =>
        (['desc', 'asc'] as const).map((order) => (
          <MenuItem key={`${by} ${order}`} value={`${by} ${order}`}>
            {t(`list.sort.${by}.${order}`)}
          </MenuItem>
        )),
      )}
    </TextField>
  );
}
