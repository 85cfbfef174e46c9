import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceHistory } from '#contract/product/price-history.ts';
import { ScrolledTable } from '../../components/list/scrolled-table.tsx';
import { isolate } from '../../format/isolate.ts';
import { useFormat } from '../../i18n/use-format.ts';

type Variant = PriceHistory['variants'][number];

const SHOWN_AT_FIRST = 8;

/** The current price of each variant, and its prices within the period. */
export function VariantTable({ variants }: { variants: readonly Variant[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const standing = [...variants].sort((one, other) => Number(one.until !== null) - Number(other.until !== null));
  return (
    <>
      <ScrolledTable label={t('price.variants')} size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('price.variant')}</TableCell>
            <TableCell align="right">{t('price.now')}</TableCell>
            <TableCell align="right">{t('price.inPeriod')}</TableCell>
            <TableCell align="right">{t('price.stock')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {standing.slice(0, isWhole ? undefined : SHOWN_AT_FIRST).map((variant) => (
            <TableRow key={variant.id}>
              <TableCell component="th" scope="row">
                <bdi>{variant.title ?? (variants.length === 1 ? t('price.onlyVariant') : variant.id)}</bdi>
              </TableCell>
              <TableCell align="right">
                {variant.until === null ? (
                  <PriceNow variant={variant} />
                ) : (
                  <Typography variant="caption" color="textSecondary">
                    {t('price.gone', { date: format.utcDay(variant.until) })}
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right">
                <PriceSpan variant={variant} />
              </TableCell>
              <TableCell align="right">
                <Stock variant={variant} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrolledTable>
      {variants.length > SHOWN_AT_FIRST && (
        <Button size="small" color="inherit" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ mt: 1 }}>
          {isWhole ? t('price.fewer') : t('price.all', { count: variants.length, n: format.count(variants.length) })}
        </Button>
      )}
    </>
  );
}

function PriceNow({ variant }: { variant: Variant }) {
  const { money } = useFormat();
  const last = variant.steps.at(-1);
  if (!last) return null;
  const { price, compareAtPrice } = last;
  return (
    <>
      {isolate(money(price.amount, price.currency))}
      {compareAtPrice && compareAtPrice.amount > price.amount && (
        <Typography component="s" variant="caption" color="textSecondary" sx={{ marginInlineStart: 1 }}>
          {isolate(money(compareAtPrice.amount, compareAtPrice.currency))}
        </Typography>
      )}
    </>
  );
}

/** The stock if the store shows it, otherwise whether the variant can be bought. */
function Stock({ variant: { isAvailable, stock } }: { variant: Variant }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (isAvailable === null) return null;
  if (!isAvailable) return <Chip size="small" label={t('store.productList.soldOut')} />;
  return <span>{stock === null ? t('price.available') : format.count(stock)}</span>;
}

function PriceSpan({ variant }: { variant: Variant }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const prices = variant.steps.map(({ price }) => price.amount);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const currency = variant.steps[0]?.price.currency;
  if (currency === undefined) return null;
  if (low === high) return <span>{t('price.unchanged')}</span>;
  return <span>{isolate([low, high].map((amount) => money(amount, currency)).join('–'))}</span>;
}
