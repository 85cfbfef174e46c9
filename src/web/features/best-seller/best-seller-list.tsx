import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import type { BestSeller, BestSellerPage } from '#contract/product/best-seller.ts';
import type { Scope } from '#contract/scope.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Sparkline } from '../chart/sparkline.tsx';
import { ProductName } from '../product/product-name.tsx';

type Ranking = NonNullable<BestSellerPage['ranking']>;
type Props = { label: string; scope: Scope; items: readonly BestSeller[]; ranking: Ranking; isStale: boolean };

/** Products with their place in their store's list, how it moved, and their course. */
export function BestSellerList({ label, scope, items, ranking, isStale }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Box
      component="ol"
      aria-label={label}
      aria-busy={isStale}
      sx={{ m: 0, p: 0, listStyle: 'none', opacity: isStale ? 0.6 : 1 }}
    >
      {items.map((item) => (
        <Box
          component="li"
          key={item.product.id}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '36px minmax(0, 1fr) auto', md: '48px minmax(0, 1fr) 120px 96px' },
            columnGap: 1.5,
            alignItems: 'center',
            py: 0.75,
            minHeight: 52,
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
            '&:last-of-type': { borderBlockEnd: 0 },
          }}
        >
          <Typography variant="h6" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {item.place === null ? (
              <span aria-hidden>–</span>
            ) : (
              <>
                <span style={visuallyHidden}>{t('bestSeller.place')} </span>
                {format.count(item.place)}
              </>
            )}
          </Typography>
          <ProductName product={item.product} scope={scope} hasPrice />
          <PlaceMove item={item} isCompared={ranking.since !== null} />
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <Sparkline values={item.places.map((place) => place && ranking.of + 1 - place)} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const COLOR = { up: 'success.main', down: 'error.main', none: 'text.secondary' } as const;

function PlaceMove({ item: { place, before }, isCompared }: { item: BestSeller; isCompared: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!isCompared) return <span />;
  const direction = directionOf(place, before);
  const was = before === null ? null : t('bestSeller.was', { n: format.count(before) });
  const text = {
    up: was ?? t('bestSeller.came'),
    down: place === null ? t('bestSeller.left', { n: format.count(before ?? 0) }) : was,
    none: t('bestSeller.stays'),
  }[direction];
  return (
    <Typography
      variant="body2"
      component="span"
      data-move={direction}
      sx={{
        ...{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: COLOR[direction] },
        ...{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
      }}
    >
      {direction === 'up' && <ArrowUpward fontSize="inherit" titleAccess={t('bestSeller.up')} />}
      {direction === 'down' && <ArrowDownward fontSize="inherit" titleAccess={t('bestSeller.down')} />}
      {text}
    </Typography>
  );
}

/** A product that is not in the list ranks below all places in it. */
function directionOf(place: number | null, before: number | null): keyof typeof COLOR {
  const moved = (before ?? Infinity) - (place ?? Infinity);
  return moved > 0 ? 'up' : moved < 0 ? 'down' : 'none';
}
