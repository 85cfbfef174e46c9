import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { IS_SHARED } from '../../share/shared-place.ts';
import { Sparkline } from '../chart/sparkline.tsx';
import { ComparedFigure } from '../estimate/compared-figure.tsx';
import { ChooseRow } from './choose-row.tsx';
import type { ListedItem } from './listed-item.ts';
import type { Selection } from './selection.ts';

type Props<Item extends ListedItem> = {
  label: string;
  items: Item[];
  isStale: boolean;
  selection: Selection<Item>;
  name: (item: Item) => ReactNode;
  actions: (item: Item) => ReactNode;
  /** Shown between the name and the figures. */
  facts?: (item: Item) => ReactNode;
};

/** A filtered list as cards, where there is no room for a table. */
export function ItemCards<Item extends ListedItem>(props: Props<Item>) {
  const { label, items, isStale, selection, name, actions, facts } = props;
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={isStale}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
        opacity: isStale ? 0.6 : 1,
      }}
    >
      {items.map((item) => (
        <Card component="li" key={item.id}>
          <Box sx={{ px: 1.5, py: 0.5 }}>
            <ItemHead
              name={name(item)}
              actions={
                <>
                  {!IS_SHARED && <ChooseRow item={item} selection={selection} size="small" />}
                  {actions(item)}
                </>
              }
            />
            {facts && <Box sx={{ my: 0.5 }}>{facts(item)}</Box>}
            <ItemFigures item={item} />
          </Box>
        </Card>
      ))}
    </Box>
  );
}

export function ItemHead({ name, actions }: { name: ReactNode; actions: ReactNode }) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
      {name}
      <Box sx={{ display: 'flex', flexShrink: 0, alignSelf: 'flex-start' }}>{actions}</Box>
    </Stack>
  );
}

export function ItemFigures({ item }: { item: ListedItem }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        {(['orders', 'revenue'] as const).map((metric) => (
          <ComparedFigure key={metric} item={item} metric={metric} size="card" />
        ))}
        <Box
          sx={{
            display: 'none',
            width: 72,
            alignSelf: 'center',
            '@container (min-width: 360px)': { display: 'block' },
          }}
        >
          <Sparkline values={item.sparkline} width={72} />
        </Box>
      </Stack>
    </Box>
  );
}
