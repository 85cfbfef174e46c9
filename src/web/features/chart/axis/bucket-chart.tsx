import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { FocusedLineMark, LineHighlightPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import type { LineSeriesType } from '@mui/x-charts/models';
import type { ReactNode } from 'react';
import { isolateText } from '../../../format/isolate.ts';
import { highestOf, type TrendRow } from '../trend/rows.ts';
import { axisTicks, BucketAxis, yAxisWidth } from './axes.tsx';
import type { BucketLabels } from './bucket-label.ts';

/** The width and height that a chart is drawn in, and how its axes are written. */
export type ChartLook = {
  labels: BucketLabels;
  width: number;
  height: number;
  /** A value as the axis shows it. */
  tick: (value: number) => string;
  /** What a value of 1 is shown as. */
  unit: number;
};

type Props = ChartLook & {
  /** The buckets of the horizontal axis. */
  rows: readonly TrendRow[];
  /** All rows that are drawn, for the height of the axis; `rows` if it is not given. */
  drawn?: readonly TrendRow[];
  series: LineSeriesType[];
  /** How the lines are drawn, by the id of their series. */
  strokes: Record<string, { strokeWidth: number; strokeDasharray?: string }>;
  /** Behind the lines. */
  bands: ReactNode;
  /** In front of the lines, and above the drawing. */
  front?: ReactNode;
  above?: ReactNode;
  onIndex?: (index: number) => void;
};

/** Lines over buckets of time, with axes and a tooltip, in both writing directions. */
export function BucketChart({ rows, drawn = rows, series, strokes, bands, front, above, onIndex, ...look }: Props) {
  const { labels, width, height, tick, unit } = look;
  const theme = useTheme();
  const isRtl = theme.direction === 'rtl';
  const palette = (theme.vars ?? theme).palette;
  const ticks = axisTicks(highestOf(drawn), unit);
  const strokesSx: Record<string, object> = Object.fromEntries(
    Object.entries(strokes).map(([id, stroke]) => [`& [data-series="${id}"]`, stroke]),
  );
  return (
    <ChartsDataProvider<'line'>
      onAxisClick={(_, data) => data && onIndex?.(data.dataIndex)}
      skipAnimation
      width={width}
      height={height}
      margin={{ top: 12, bottom: 0, left: isRtl ? 40 : 0, right: isRtl ? 0 : 40 }}
      xAxis={[
        {
          scaleType: 'point',
          data: rows.map((row) => row.at),
          reverse: isRtl,
          height: 33,
          valueFormatter: (at: string, context) =>
            context.location === 'tick' ? labels.short(at) : isolateText(labels.long(at)),
        },
      ]}
      yAxis={[
        {
          min: 0,
          max: ticks.at(-1),
          position: isRtl ? 'right' : 'left',
          width: yAxisWidth(ticks.map(tick)),
          tickInterval: ticks,
          valueFormatter: (value: number) => tick(value),
        },
      ]}
      series={series}
      localeText={{
        lineDescription: ({ formattedXValue, formattedYValue, seriesLabel }) =>
          [formattedXValue, seriesLabel, formattedYValue].filter(Boolean).join(' · '),
      }}
    >
      <Box sx={{ position: 'relative' }}>
        <ChartsWrapper hideLegend>
          <ChartsSurface
            sx={{
              ...strokesSx,
              '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': { fill: palette.text.secondary },
              // the first is below the vertical axis's lowest, which it must not touch
              '& .MuiChartsAxis-directionX .MuiChartsAxis-tickLabel': { translate: '0 7px' },
              '& .MuiChartsGrid-line': { stroke: palette.chart.grid },
            }}
          >
            <ChartsGrid horizontal />
            {bands}
            <LinePlot />
            <ChartsAxisHighlight x="line" />
            <FocusedLineMark />
            <BucketAxis rows={rows} labels={labels} />
            <ChartsYAxis disableLine disableTicks />
            <MarkPlot />
            <LineHighlightPlot />
            {front}
          </ChartsSurface>
          <ChartsTooltip trigger="axis" />
        </ChartsWrapper>
        {above}
      </Box>
    </ChartsDataProvider>
  );
}
