import { useXScale, useYScale } from '@mui/x-charts/hooks';
import type { TrendRow } from './rows.ts';

/** The area between low and high, with a gap where nothing was read. It lies under the lines of its chart. */
export function EstimateBand({ rows, color }: { rows: readonly TrendRow[]; color: string }) {
  const xScale = useXScale<'point'>();
  const yScale = useYScale<'linear'>();
  const runs: { x: number; low: number; high: number }[][] = [[]];
  for (const row of rows) {
    const { low, high } = row.current;
    const x = xScale(row.at);
    if (row.state !== 'known' || row.isInPart || low === null || high === null || x === undefined) runs.push([]);
    else {
      // a running bucket stands alone, like its mark
      if (row.isPartial) runs.push([]);
      runs.at(-1)?.push({ x, low: yScale(low), high: yScale(high) });
    }
  }
  return (
    <g aria-hidden>
      {runs
        .filter((run) => run.length > 0)
        .map((run) => (
          <path key={run[0]?.x} d={areaOf(run)} fill={color} fillOpacity={0.16} stroke={color} strokeOpacity={0.16} />
        ))}
    </g>
  );
}

function areaOf(run: { x: number; low: number; high: number }[]): string {
  const forth = run.map((point) => `${point.x},${point.high}`);
  const back = run.toReversed().map((point) => `${point.x},${point.low}`);
  return `M${forth.join('L')}L${back.join('L')}Z`;
}
