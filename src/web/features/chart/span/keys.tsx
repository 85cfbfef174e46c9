import Box from '@mui/material/Box';
import { useFocusedItem } from '@mui/x-charts/hooks';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BucketLabels } from '../axis/bucket-label.ts';
import type { TrendRow } from '../trend/rows.ts';
import { endsOf, type MarkedSpan, stretched } from './marked-span.ts';

type Props = {
  rows: readonly TrendRow[];
  labels: BucketLabels;
  isRtl: boolean;
  marked: MarkedSpan | null;
  onMark: (marked: MarkedSpan | null) => void;
  onSpan: (first: TrendRow, last: TrendRow) => void;
};

/** The keyboard's way to mark a span: Shift and an arrow mark it, Enter zooms in on it, Escape clears it. */
export function SpanKeys({ rows, labels, isRtl, marked, onMark, onSpan }: Props) {
  const { t } = useTranslation();
  const announced = useRef<HTMLDivElement>(null);
  const item = useFocusedItem();
  const focused = item && 'dataIndex' in item && typeof item.dataIndex === 'number' ? item.dataIndex : null;

  useEffect(() => {
    const chart = announced.current?.parentElement;
    if (!chart) return;
    const read = (event: KeyboardEvent) => {
      if (event.shiftKey) {
        const next = stretched({ key: event.key, marked, focused: focused ?? 0, count: rows.length, isRtl });
        if (next) {
          event.preventDefault();
          onMark(next);
        }
        return;
      }
      if (!marked) return;
      const [first, last] = endsOf(marked);
      if (event.key === 'Enter' && first !== last) {
        event.preventDefault();
        event.stopPropagation();
        onSpan(rows[first]!, rows[last]!);
      }
      onMark(null);
    };
    // a drag that takes the focus off the chart gives it to nothing else, and must keep its mark
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !chart.contains(relatedTarget as Node)) onMark(null);
    };
    // captured, so that it runs before the chart opens the receipt of the focused bucket
    chart.addEventListener('keydown', read, true);
    chart.addEventListener('focusout', leave);
    return () => {
      chart.removeEventListener('keydown', read, true);
      chart.removeEventListener('focusout', leave);
    };
  }, [rows, isRtl, marked, focused, onMark, onSpan]);

  const [first, last] = marked ? endsOf(marked) : [0, 0];
  const text = marked
    ? t('chart.marked', { from: labels.short(rows[first]!.at), to: labels.short(rows[last]!.at) })
    : focused === null
      ? ''
      : t('chart.markHint');
  return (
    <Box
      ref={announced}
      role="status"
      sx={{
        position: 'absolute',
        insetBlockEnd: 28,
        insetInline: 48,
        textAlign: 'center',
        pointerEvents: 'none',
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      {text && (
        <Box component="span" sx={{ px: 1, py: 0.5, borderRadius: 1, bgcolor: 'background.paper' }}>
          {text}
        </Box>
      )}
    </Box>
  );
}
