import Box from '@mui/material/Box';
import type { PriceBand } from './price-envelope.ts';

const WIDTH = 1_000;
const HEIGHT = 120;

type Props = { bands: readonly PriceBand[]; fromMs: number; toMs: number; top: number };

/** The cheapest variant as a stepped line, with an area up to the dearest. The text beside it says the same. */
export function PriceSteps({ bands, fromMs, toMs, top }: Props) {
  const x = (ms: number) => round(((ms - fromMs) / Math.max(1, toMs - fromMs)) * WIDTH);
  const y = (price: number) => round(HEIGHT - (price / top) * HEIGHT);
  const pieces = bands.flatMap(({ at, low, high }, index) =>
    low === null || high === null
      ? []
      : [{ at, from: x(at), to: x(bands[index + 1]?.at ?? toMs), low: y(low), high: y(high), isLone: low === high }],
  );
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      sx={{
        display: 'block',
        width: 1,
        height: HEIGHT,
        overflow: 'visible',
        color: 'chart.current',
        ':dir(rtl)': { transform: 'scaleX(-1)' },
      }}
    >
      {pieces.map(({ at, from, to, low, high, isLone }) =>
        isLone ? null : (
          <rect key={at} x={from} y={high} width={to - from} height={low - high} fill="currentColor" opacity={0.16} />
        ),
      )}
      {pieces.map(({ at, from, to, low }, index) => {
        const before = pieces[index - 1];
        return (
          <path
            key={at}
            d={`M${from},${before?.to === from ? before.low : low}V${low}H${to}`}
            fill="none"
            stroke="currentColor"
            strokeWidth={2.5}
            vectorEffect="non-scaling-stroke"
          />
        );
      })}
    </Box>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
