import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { type PriceBand, priceAt } from './price-envelope.ts';
import { PriceSteps } from './price-steps.tsx';

type Props = {
  bands: readonly PriceBand[];
  fromMs: number;
  toMs: number;
  top: number;
  amount: (price: number) => string;
  /** Formats the prices from the cheapest to the dearest variant. */
  price: (low: number, high: number) => string;
};

const AMOUNT_TICKS = [1, 0.5, 0];
const TIME_TICKS = [0, 1 / 3, 2 / 3, 1];

/** The steps of a price with axes. A pointer over them shows the price at that time. */
export function PriceChart({ bands, fromMs, toMs, top, amount, price }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [part, setPart] = useState<number | null>(null);
  const timeAt = (share: number) => fromMs + share * (toMs - fromMs);
  const day = (share: number) => format.utcDay(timeAt(share));
  const pointed = part === null ? null : priceAt(bands, timeAt(part));
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / Math.max(1, width)));
    setPart(getComputedStyle(currentTarget).direction === 'rtl' ? 1 - share : share);
  };
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5 }}>
        <Stack sx={{ justifyContent: 'space-between', my: -1, textAlign: 'end' }}>
          {AMOUNT_TICKS.map((share) => (
            <Mark key={share}>{amount(share * top)}</Mark>
          ))}
        </Stack>
        <Box
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPart(null)}
          sx={{
            position: 'relative',
            borderBlockEnd: '1px solid',
            borderBlockStart: '1px solid',
            borderColor: 'chart.grid',
          }}
        >
          <PriceSteps bands={bands} fromMs={fromMs} toMs={toMs} top={top} />
          {part !== null && (
            <Box
              aria-hidden
              sx={{
                position: 'absolute',
                insetBlock: 0,
                insetInlineStart: `${100 * part}%`,
                borderInlineStart: '1px solid',
                borderColor: 'text.secondary',
                pointerEvents: 'none',
              }}
            />
          )}
        </Box>
        <Stack direction="row" sx={{ gridColumn: 2, justifyContent: 'space-between', mt: 0.5 }}>
          {TIME_TICKS.map((share) => (
            <Mark key={share} isSpare={share !== 0 && share !== 1}>
              {day(share)}
            </Mark>
          ))}
        </Stack>
      </Box>
      <Typography variant="caption" component="p" sx={{ minHeight: '1lh', mt: 0.5, textAlign: 'center' }}>
        {part !== null &&
          (pointed
            ? t('price.at', { when: day(part), price: price(pointed.low, pointed.high) })
            : t('price.notAt', { when: day(part) }))}
      </Typography>
    </>
  );
}

/** `isSpare`: hidden in narrow places. */
function Mark({ isSpare = false, children }: { isSpare?: boolean; children: string }) {
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      sx={{ lineHeight: '16px', whiteSpace: 'nowrap', display: isSpare ? { xs: 'none', sm: 'inline' } : undefined }}
    >
      {children}
    </Typography>
  );
}
