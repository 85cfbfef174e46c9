import { useTheme } from '@mui/material/styles';
import { isolateText } from '../../format/isolate.ts';
import { BucketChart, type ChartLook } from '../chart/axis/bucket-chart.tsx';
import { EstimateBand } from '../chart/trend/estimate-band.tsx';
import { type TrendRow, wholeValue } from '../chart/trend/rows.ts';
import { LINE_DASHES } from './line-look.ts';

export type ComparedLine = { id: string; name: string; place: number; rows: readonly TrendRow[] };

type Props = ChartLook & { lines: readonly ComparedLine[]; describe: (row: TrendRow) => string };

/** Up to five lines with their ranges. Loaded separately, with the chart library. */
export function CompareLines({ lines, describe, ...look }: Props) {
  const theme = useTheme();
  const palette = (theme.vars ?? theme).palette;
  const colors = ([1, 2, 3, 4, 5] as const).map((number) => palette.chart[`series${number}`]);
  const longest = lines.map(({ rows }) => rows).toSorted((one, other) => other.length - one.length)[0] ?? [];
  const strokes = LINE_DASHES.map(
    (strokeDasharray, place) => [`line${place}`, { strokeDasharray, strokeWidth: 2.25 }] as const,
  );
  return (
    <BucketChart
      {...look}
      rows={longest}
      drawn={lines.flatMap(({ rows }) => rows)}
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
      strokes={Object.fromEntries(strokes)}
      bands={lines.map(({ id, place, rows }) => (
        <EstimateBand key={id} rows={rows.filter((row) => !row.isPartial)} color={colors[place]!} />
      ))}
    />
  );
}
