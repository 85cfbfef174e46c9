import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Estimate } from '#contract/estimate/estimate.ts';
import type { OrdersAround as Around } from '#contract/happening.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { shownChange, toneOf } from '../estimate/change.ts';
import { changeInWords } from '../estimate/change-text.ts';
import { useEstimateText } from '../estimate/use-estimate-text.ts';

type Props = {
  /** Null if too little was read to compare. */
  around: Around | null;
  /** The names of the two sides. */
  words: keyof typeof WORDS;
};

const WORDS = {
  pin: ['event.pin.before', 'event.pin.after'],
  sale: ['event.sales.expected', 'event.sales.during'],
} as const;
const TONE = { up: 'success.main', down: 'error.main', unsure: 'text.secondary' } as const;

/** Orders before and after a moment, as numbers and as bars with their ranges, and how the two compare. */
export function OrdersAround({ around, words }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = useEstimateText('orders');
  if (!around) return <Typography variant="body2">{t('event.pin.unknown')}</Typography>;
  const { hours, before, after } = around;
  const span = hours % 24 === 0 ? format.span(hours / 24, 'day') : format.span(hours, 'hour');
  const longest = Math.max(...[before, after].map(({ value, high }) => high ?? value ?? 0));
  const textOf = ({ value, low, high }: Estimate) =>
    value === null ? t('estimate.no-signal.label') : `${text.value(value, high)} (${text.range(low!, high!)})`;
  const change = shownChange(after, before, around.change);
  const changed = changeInWords(change, t, format);
  return (
    <Stack component="dl" sx={{ m: 0, gap: 1.25, fontVariantNumeric: 'tabular-nums' }}>
      <Fact name={t(WORDS[words][0], { span })} fact={textOf(before)}>
        <RangeBar estimate={before} longest={longest} color="text.disabled" />
      </Fact>
      <Fact name={t(WORDS[words][1], { span })} fact={textOf(after)}>
        <RangeBar estimate={after} longest={longest} color="primary.main" />
      </Fact>
      {changed && <Fact name={t('estimate.change.label')} fact={changed} color={TONE[toneOf(change)]} />}
    </Stack>
  );
}

type FactProps = { name: string; fact: string; color?: string; children?: ReactNode };

function Fact({ name, fact, color = 'text.primary', children }: FactProps) {
  return (
    <Stack direction="row" sx={{ columnGap: 2, rowGap: 0.5, justifyContent: 'space-between', flexWrap: 'wrap' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, marginInlineStart: 'auto', color }}>
        {fact}
      </Typography>
      {children}
    </Stack>
  );
}

/** Its length is the value relative to the longest bar; a line around its end shows the range. */
function RangeBar({ estimate, longest, color }: { estimate: Estimate; longest: number; color: string }) {
  const { value, low, high } = estimate;
  if (value === null || low === null || high === null || !(longest > 0)) return null;
  const part = (amount: number) => `${(amount / longest) * 100}%`;
  return (
    <Box component="dd" aria-hidden sx={{ m: 0, width: 1, position: 'relative', height: 10 }}>
      <Box sx={{ height: 1, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}>
        <Box sx={{ height: 1, width: part(value), bgcolor: color }} />
      </Box>
      <Box
        sx={{
          ...{ position: 'absolute', insetBlock: 1, insetInlineStart: part(low), width: part(high - low) },
          ...{ color: 'text.primary', borderInline: '1px solid' },
          '&::after': {
            ...{ content: '""', position: 'absolute', insetInline: 0, insetBlockStart: '50%' },
            borderBlockStart: '1px solid',
          },
        }}
      />
    </Box>
  );
}
