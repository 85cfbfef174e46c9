import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { isOfStores } from '#contract/messages/alert.ts';
import type { List } from '../list/list-params.ts';
import { type Filters, RANGES } from './filter-params.ts';

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

/** Ready-made filters. Pressing one adds its filters to those that are set, pressing it again removes them. */
export function ReadySets({ list }: { list: List }) {
  const { t } = useTranslation();
  const kind = isOfStores(list.name) ? 'stores' : 'products';
  const { params, change } = list;
  const press = (name: SetName, isChosen: boolean) => {
    const filters = FILTERS[kind][name];
    if (!isChosen) {
      return change({
        ...withoutReversed({ ...params, ...filters }, filters),
        sortBy: SORT_BY[name],
        sortOrder: 'desc',
      });
    }
    const without: Partial<Filters> = Object.fromEntries(Object.keys(filters).map((filter) => [filter, null]));
    // an order that nothing but the set chose goes with it
    const isItsOrder = name === 'rising' && params.sortBy === SORT_BY.rising;
    change(isItsOrder ? { ...without, sortBy: 'orderCount', sortOrder: 'desc' } : without);
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

/** The filters of a set, without the other bounds of their ranges that would leave nothing between them. */
function withoutReversed(all: Filters, filters: Partial<Filters>): Partial<Filters> {
  const reversed = RANGES.filter(({ min, max }) => all[min] !== null && all[max] !== null && all[min] > all[max]);
  return { ...filters, ...Object.fromEntries(reversed.map(({ min, max }) => [min in filters ? max : min, null])) };
}
