import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Term, type TermName } from '../../../components/term.tsx';
import { EventGlyph, type MarkedKind } from '../pin/event-glyph.tsx';

type Props = {
  isCompared: boolean;
  /** Whether the last bucket is still running. */
  isRunning: boolean;
  kinds: readonly MarkedKind[];
};

/** Explains the marks. They differ by stroke and shape, not only by colour. */
export function TrendLegend({ isCompared, isRunning, kinds }: Props) {
  const { t } = useTranslation();
  return (
    <Stack component="ul" direction="row" sx={{ m: 0, mb: 1, p: 0, listStyle: 'none', flexWrap: 'wrap', columnGap: 2 }}>
      <Entry name={t('chart.current')}>
        <Box component="line" x1={0} x2={24} y1={6} y2={6} sx={{ stroke: 'currentColor', strokeWidth: 2.5 }} />
      </Entry>
      {isRunning && (
        <Entry name={t('chart.soFarMark')} term="soFar" width={12}>
          <Box component="path" d="M6 1L11 6L6 11L1 6Z" sx={{ fill: 'none', stroke: 'currentColor', strokeWidth: 2 }} />
        </Entry>
      )}
      <Entry name={t('chart.band')} term="range" color="chart.band">
        <Box component="rect" width={24} height={12} rx={2} sx={{ fill: 'currentColor', opacity: 0.25 }} />
      </Entry>
      {isCompared && (
        <Entry name={t('chart.previous')} color="chart.previous">
          <Box
            component="line"
            x1={0}
            x2={24}
            y1={6}
            y2={6}
            sx={{ stroke: 'currentColor', strokeWidth: 1.5, strokeDasharray: '5 4' }}
          />
        </Entry>
      )}
      {kinds.map((kind) => (
        <Entry key={kind} name={t(`event.kind.${kind}`)} color="text.secondary" width={12}>
          <EventGlyph kind={kind} />
        </Entry>
      ))}
    </Stack>
  );
}

type EntryProps = { name: string; term?: TermName; color?: string; width?: number; children: ReactNode };

function Entry({ name, term, color = 'chart.current', width = 24, children }: EntryProps) {
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Box component="svg" aria-hidden viewBox={`0 0 ${width} 12`} sx={{ width, height: 12, color }}>
        {children}
      </Box>
      <Typography component="span" variant="caption" color="textSecondary">
        {term ? <Term of={term}>{name}</Term> : name}
      </Typography>
    </Stack>
  );
}
