import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';
import type { BucketLabels } from './bucket-label.ts';
import type { TrendRow } from './trend-rows.ts';

/** Shows as many labels as fit, evenly spaced. The library's own thinning fails on a mirrored axis. */
export function BucketAxis({ rows, labels }: { rows: readonly TrendRow[]; labels: BucketLabels }) {
  const { width } = useDrawingArea();
  const widest = Math.max(0, ...rows.map((row) => labels.short(row.at).length)) * 7 + 20;
  const step = Math.max(1, Math.ceil((rows.length * widest) / Math.max(1, width)));
  return <ChartsXAxis disableLine disableTicks tickLabelInterval={(_, index) => index % step === 0} />;
}

/** Rounds up to the next of `step` × a power of ten, so that the top grid line is a round number. */
export function niceTop(height: number | null): number {
  if (height === null || height <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(height));
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((candidate) => candidate * power >= height) ?? 10;
  return step * power;
}

/** Room for the longest label. The library measures before the font has loaded. */
export function yAxisWidth(tick: (value: number) => string, top: number): number {
  const longest = Math.max(...[0.2, 0.25, 0.4, 0.5, 0.75, 0.8, 1].map((part) => tick(part * top).length));
  return 14 + 8 * longest;
}
