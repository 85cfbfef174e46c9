import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { isOfStores } from '#contract/alert.ts';
import type { List } from '../list/list-params.ts';
import type { Filters } from './filter-params.ts';

const SETS = ['rising', 'reduced', 'soldOut'] as const;
type SetName = (typeof SETS)[number];

const RISING = { minGrowth: 0, sureGrowth: true };
const REDUCED = { minOrders: 1 };
const SOLD_OUT = { stock: 'out' } as const;

/** A store counts as new for longer than a product, and as reduced only if many of its products are. */
const FILTERS: Record<'stores' | 'products', Record<SetName, Partial<Filters>>> = {
  stores: { rising: { ...RISING, maxAge: 90 }, reduced: { ...REDUCED, minDiscount: 30 }, soldOut: SOLD_OUT },
  products: { rising: { ...RISING, maxAge: 30 }, reduced: { ...REDUCED, minDiscount: 10 }, soldOut: SOLD_OUT },
};

const SORT_BY = { rising: 'change', reduced: 'orderCount', soldOut: 'orderCount' } as const;

/** Ready-made filters. Pressing one adds it to those that are set, pressing it again removes it alone. */
export function ReadySets({ list }: { list: List }) {
  const { t } = useTranslation();
  const kind = isOfStores(list.name) ? 'stores' : 'products';
  const { params, change } = list;
  const press = (name: SetName, isChosen: boolean) => {
    const filters = FILTERS[kind][name];
    if (!isChosen) return change({ ...filters, sortBy: SORT_BY[name], sortOrder: 'desc' });
    const without: Partial<Filters> = Object.fromEntries(Object.keys(filters).map((filter) => [filter, null]));
    // the order of the set goes with it, one that was chosen since stays
    change(params.sortBy === SORT_BY[name] ? { ...without, sortBy: 'orderCount', sortOrder: 'desc' } : without);
  };
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={t('filter.ready.label')}
      sx={{ m: 0, mb: 1, p: 0, listStyle: 'none', gap: 1, flexWrap: 'wrap' }}
    >
      {SETS.map((name) => {
        const filters = Object.entries(FILTERS[kind][name]);
        const isChosen = filters.every(([filter, value]) => params[filter as keyof Filters] === value);
        return (
          <li key={name}>
            <Chip
              label={t(`filter.ready.${name}`)}
              variant={isChosen ? 'filled' : 'outlined'}
              color={isChosen ? 'primary' : 'default'}
              aria-pressed={isChosen}
              onClick={() => press(name, isChosen)}
            />
          </li>
        );
      })}
    </Stack>
  );
}
