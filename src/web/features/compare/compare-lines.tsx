import { useTheme } from '@mui/material/styles';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { isolateText } from '../../format/isolate.ts';
import type { BucketLabels } from '../chart/bucket-label.ts';
import { axisTicks, BucketAxis, yAxisWidth } from '../chart/chart-axes.tsx';
import { EstimateBand } from '../chart/estimate-band.tsx';
import { highestOf, type TrendRow, wholeValue } from '../chart/trend-rows.ts';
import { LINE_DASHES } from './line-look.ts';

export type ComparedLine = { id: string; name: string; place: number; rows: readonly TrendRow[] };

type Props = {
  lines: readonly ComparedLine[];
  labels: BucketLabels;
  width: number;
  height: number;
  tick: (value: number) => string;
  /** What a value of 1 is shown as. */
  unit: number;
  describe: (row: TrendRow) => string;
};

/** Up to five lines with their ranges. Loaded separately, with the chart library. */
export function CompareLines({ lines, labels, width, height, tick, unit, describe }: Props) {
  const theme = useTheme();
  const isRtl = theme.direction === 'rtl';
  const palette = (theme.vars ?? theme).palette;
  const colors = [1, 2, 3, 4, 5].map((number) => palette.chart[`series${number as 1 | 2 | 3 | 4 | 5}`]);
  const longest = lines.map(({ rows }) => rows).toSorted((one, other) => other.length - one.length)[0] ?? [];
  const ticks = axisTicks(highestOf(lines.flatMap(({ rows }) => rows)), unit);
  return (
    <ChartsDataProvider<'line'>
      skipAnimation
      width={width}
      height={height}
      margin={{ top: 12, bottom: 0, left: isRtl ? 40 : 0, right: isRtl ? 0 : 40 }}
      xAxis={[
        {
          scaleType: 'point',
          data: longest.map((row) => row.at),
          reverse: isRtl,
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
      series={lines.map(({ name, place, rows }) => ({
        id: `line${place}`,
        type: 'line' as const,
        label: isolateText(name),
        curve: 'linear' as const,
        color: colors[place]!,
        showMark: rows.filter((row) => wholeValue(row) !== null).length === 1,
        data: rows.map(wholeValue),
        valueFormatter: (_: number | null, { dataIndex }: { dataIndex: number }) =>
          rows[dataIndex] ? describe(rows[dataIndex]) : '',
      }))}
    >
      <ChartsWrapper hideLegend>
        <ChartsSurface
          sx={{
            '& [data-series="line0"]': { strokeDasharray: LINE_DASHES[0], strokeWidth: 2.25 },
            '& [data-series="line1"]': { strokeDasharray: LINE_DASHES[1], strokeWidth: 2.25 },
            '& [data-series="line2"]': { strokeDasharray: LINE_DASHES[2], strokeWidth: 2.25 },
            '& [data-series="line3"]': { strokeDasharray: LINE_DASHES[3], strokeWidth: 2.25 },
            '& [data-series="line4"]': { strokeDasharray: LINE_DASHES[4], strokeWidth: 2.25 },
            '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': { fill: palette.text.secondary },
            '& .MuiChartsGrid-line': { stroke: palette.chart.grid },
          }}
        >
          <ChartsGrid horizontal />
          {lines.map(({ id, place, rows }) => (
            <EstimateBand key={id} rows={rows.filter((row) => !row.isPartial)} color={colors[place]!} />
          ))}
          <LinePlot />
          <ChartsAxisHighlight x="line" />
          <BucketAxis rows={longest} labels={labels} />
          <ChartsYAxis disableLine disableTicks />
          <MarkPlot />
          <LineHighlightPlot />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}
