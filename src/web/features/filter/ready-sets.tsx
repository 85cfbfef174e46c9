import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { isOfStores } from '#contract/alert.ts';
import type { FilteredParams, List } from '../list/list-params.ts';
import { NO_FILTERS } from './filter-params.ts';

const SETS = {
  rising: { minGrowth: 0, sureGrowth: true, sortBy: 'change', sortOrder: 'desc' },
  reduced: { minOrders: 1, sortBy: 'orderCount', sortOrder: 'desc' },
  soldOut: { stock: 'out', sortBy: 'orderCount', sortOrder: 'desc' },
} as const satisfies Record<string, Partial<FilteredParams>>;
type SetName = keyof typeof SETS;

/** A store counts as new for longer than a product, and as reduced only if many of its products are. */
const OF = {
  stores: { rising: { maxAge: 90 }, reduced: { minDiscount: 30 }, soldOut: {} },
  products: { rising: { maxAge: 30 }, reduced: { minDiscount: 10 }, soldOut: {} },
} as const;

/** Ready-made filters. Pressing one sets it, pressing it again removes it. */
export function ReadySets({ list }: { list: List }) {
  const { t } = useTranslation();
  const kind = isOfStores(list.name) ? 'stores' : 'products';
  const isSet = (asked: Partial<FilteredParams>) =>
    Object.entries(asked).every(([name, value]) => list.params[name as keyof FilteredParams] === value);
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={t('filter.ready.label')}
      sx={{ m: 0, mb: 1, p: 0, listStyle: 'none', gap: 1, flexWrap: 'wrap' }}
    >
      {(Object.keys(SETS) as SetName[]).map((name) => {
        const asked: Partial<FilteredParams> = { ...SETS[name], ...OF[kind][name] };
        const isChosen = isSet(asked);
        return (
          <li key={name}>
            <Chip
              label={t(`filter.ready.${name}`)}
              variant={isChosen ? 'filled' : 'outlined'}
              color={isChosen ? 'primary' : 'default'}
              aria-pressed={isChosen}
              onClick={() => (isChosen ? list.clear() : list.change({ ...NO_FILTERS, ...asked }))}
            />
          </li>
        );
      })}
    </Stack>
  );
}
